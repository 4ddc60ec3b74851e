import studio from '../content/pages/studio.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { arrowsOf, directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';

const phone = { width: 375, height: 800 };

for (const locale of ['he', 'en'] as const) {
  const texts = studio.texts[locale];
  const path = localPath('/studio/', locale);

  test(`NM-1 the studio’s menu opens by keyboard, and marks the current section: ${directionIn(locale)}`, async ({
    page,
  }) => {
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: texts.menu });
    const pictures = menu.getByRole('link', { name: texts.pictures });
    await expect(page.locator('.elementor-widget-nav-menu')).toHaveAttribute('data-widget-state', 'mounted');
    await page.locator('#pictures').evaluate((part) => part.scrollIntoView());
    await expect(pictures).toHaveAttribute('aria-current', 'location');
    await menu.getByRole('link', { name: texts.visit }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const classes = menu.getByRole('link', { name: texts.workshops });
    await expect(classes).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(classes).toBeHidden();
    await page.keyboard.press('Enter');
    await classes.press('Enter');
    await expect(page).toHaveURL(/\/events\/$/);
  });

  test(`NM-1 a button opens the studio’s menu on a phone: ${directionIn(locale)}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const toggle = page.getByRole('button', { name: texts.toggle });
    const visitors = page
      .locator('.studio nav')
      .getByRole('link', { name: texts.visitors })
      .filter({ visible: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(visitors).toHaveCount(0);
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await visitors.click();
    await expect(page.locator('#visitors h2')).toBeInViewport();
  });

  test(`UF-1 a button unfolds and folds the studio’s story: ${directionIn(locale)}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 }); // tall enough for the whole story
    await page.goto(path);
    const button = page.getByRole('button', { name: texts.unfold });
    const end = page.getByText(studio.story.at(-1)?.[locale] ?? '');
    await button.scrollIntoViewIfNeeded();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(end).not.toBeInViewport();
    await button.press('Enter');
    await expect(end).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: texts.fold }).press('Enter');
    await expect(end).not.toBeInViewport();
  });

  test(`GA-2, LB-1 the studio’s pictures are in columns, and open as one slideshow: ${directionIn(locale)}`, async ({
    page,
  }) => {
    await page.goto(path);
    const pictures = page.locator('.jet-images-layout__item');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(pictures.first()).toHaveClass(/image-loaded/);
    const lefts = () =>
      pictures.evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size,
      );
    expect(await lefts()).toBe(4);
    await page.setViewportSize(phone);
    await expect.poll(lefts).toBe(2);
    await pictures.first().getByRole('link').press('Enter');
    const lightbox = page.locator('dialog.iyim-lightbox');
    await expect(lightbox.getByRole('status')).toContainText(`${studio.pictures.length}`);
    await expect(lightbox.locator('.current figcaption')).toContainText(
      studio.pictures[0]?.words[locale] ?? '',
    );
  });

  test(`CR-3 the “next” button and the arrow key in the direction of the text move to the next testimonial: ${directionIn(locale)}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const carousel = page.locator('.jet-testimonials');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-widget-state', 'mounted');
    const quote = (index: number) => carousel.getByText(studio.visitors[index]?.words[locale] ?? '');
    await expect(quote(0)).toBeInViewport({ ratio: 1 });
    await expect(carousel.locator('.jet-testimonials__rating').nth(2)).toHaveAccessibleName(/4.*5/);
    await carousel.locator('.next-arrow').click();
    await expect(quote(1)).toBeInViewport({ ratio: 1 });
    await carousel.locator('.slick-current').press(arrowsOf(locale).on);
    await expect(quote(2)).toBeInViewport({ ratio: 1 });
  });

  test(`CS-1 the studio page opens the section that the address names: ${directionIn(locale)}`, async ({
    page,
  }) => {
    await page.goto(`${path}#way`);
    const way = page.locator('#way');
    await expect(way).toHaveAttribute('data-widget-state', 'mounted');
    await expect(way.locator('p')).toBeVisible();
    await expect(page.locator('#hours p')).toBeHidden();
    await page.locator('#hours > summary').press('Enter');
    await expect(page.locator('#hours p')).toBeVisible();
    await expect(way.locator('p')).toBeVisible();
  });
}

test('AT-1 a rotating text is exposed as one sentence, in its language’s direction', async ({ page }) => {
  await page.goto('/studio/');
  const text = page.locator('.jet-animated-text');
  await expect(text).toHaveAttribute('data-widget-state', 'mounted');
  await expect(text).toContainText(studio.made.he.join(', '));
  await expect(text.locator('.iyim-phrase[data-step] > *')).toHaveCSS('direction', 'rtl');
});

test('NM-1, UF-1 the studio’s whole story is shown and its menu opens when no script loads', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/en/studio/');
  const { toggle, visit } = studio.texts.en;
  const end = page.getByText(studio.story.at(-1)?.en ?? '');
  const wait = () => page.evaluate(() => document.getAnimations().map((one) => one.finish()));
  await end.scrollIntoViewIfNeeded();
  await expect(end).not.toBeInViewport();
  await wait();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: toggle }).focus();
  await wait();
  const link = page.locator('.studio nav a:visible', { hasText: visit });
  await link.click();
  await expect(page.locator('#visit h2')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('AT-1, UF-1, GA-2, CR-3, NM-1 all content of the studio page can be read without JavaScript', async ({
    page,
  }) => {
    await page.goto('/en/studio/');
    await expect(page.getByText(studio.story.at(-1)?.en ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: studio.texts.en.unfold })).toBeHidden();
    for (const phrase of await page.locator('.jet-animated-text__animated-text-item').all())
      await expect(phrase).toBeVisible();
    for (const picture of await page.locator('.jet-images-layout__image-instance').all())
      await expect(picture).toBeVisible();
    await page.getByText(studio.visitors.at(-1)?.words.en ?? '').scrollIntoViewIfNeeded();
    await expect(page.getByText(studio.visitors.at(-1)?.words.en ?? '')).toBeInViewport();
    await page.getByRole('link', { name: studio.texts.en.visit }).first().hover();
    await expect(page.getByRole('link', { name: studio.texts.en.workshops }).first()).toBeVisible();
  });
});

import guide from '../content/pages/guide.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const) {
  const texts = guide.texts[locale];

  test(`TOC-1 Enter on a link of the table of contents moves to its heading, and the link is marked: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/guide/', locale));
    const contents = page.getByRole('complementary', { name: texts.contents.title });
    const headings = guide.chapters.reduce((sum, { parts }) => sum + 1 + parts.length, 1);
    await expect(contents.getByRole('link')).toHaveCount(headings);
    const chapter = guide.chapters[4];
    const link = contents.getByRole('link', { name: chapter?.heading[locale] ?? '', exact: true });
    const before = contents.getByRole('link').nth(11);
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(new RegExp(`#${chapter?.id}$`));
    await expect(link).toHaveAttribute('aria-current', 'location');
    const top = () =>
      page.locator(`#${chapter?.id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test(`PF-1, LB-1 the portfolio filters pieces, shows more of them, and opens them as one slideshow: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/guide/', locale));
    const pieces = page.locator('.jet-portfolio__item').filter({ visible: true });
    const more = page.getByRole('button', { name: texts.portfolio.more });
    await page.locator('.jet-portfolio').scrollIntoViewIfNeeded();
    await expect(pieces).toHaveCount(6);
    await more.click();
    await expect(pieces).toHaveCount(12);
    await expect(pieces.nth(6).locator('.jet-portfolio__link')).toBeFocused();
    await more.click();
    await expect(pieces).toHaveCount(guide.pieces.length);
    await expect(more).toBeHidden();

    const bar = page.getByRole('toolbar', { name: texts.portfolio.filters });
    const ceramics = bar.getByRole('button', { name: { he: 'קרמיקה', en: 'Ceramics' }[locale] });
    await ceramics.focus();
    await page.keyboard.press('Enter');
    await expect(pieces).toHaveCount(3);
    await pieces.first().locator('.jet-portfolio__link').click();
    const status = page.locator('dialog.iyim-lightbox').getByRole('status');
    await expect(status).toContainText({ he: '1 מתוך 3', en: '1 of 3' }[locale]);
  });
}

test('SK-1 the table of contents stays beside the text until the text ends', async ({ page }) => {
  await page.goto('/guide/');
  const box = page.locator('.elementor-widget-table-of-contents');
  const top = async () => Math.round((await box.boundingBox())?.y ?? 0);
  await expect(box).toHaveAttribute('data-widget-state', 'mounted');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(top).toBe(80);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(top).toBeLessThan(0);
});

test('SH-1 a share button opens a window of the social network, which has no access to the page', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'shared' }));
  await page.goto('/en/guide/');
  const button = page.getByRole('button', { name: 'Share on WhatsApp' });
  await button.focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const popup = await opened;
  await expect.poll(() => popup.url()).toContain(encodeURIComponent('/en/guide/'));
});

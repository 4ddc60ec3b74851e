import campaign from '../content/pages/campaign.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const) {
  const [first, second, third] = campaign.sections.map(({ id, title }) => ({
    id: id[locale],
    title: title[locale],
  }));
  if (!first || !second || !third) throw new Error('the campaign has fewer than three sections');

  test(`SN-1 a dot of the scroll navigation scrolls to its section, and the wheel to the adjacent section: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/campaign/', locale));
    const dots = page.locator('.jet-scroll-navigation');
    const current = dots.locator('[aria-current=location]');
    const hash = () => decodeURIComponent(new URL(page.url()).hash);
    await expect(dots).toHaveAttribute('data-widget-state', 'mounted');
    expect(hash()).toBe('');

    await dots.getByRole('link', { name: third.title }).click();
    await expect.poll(hash).toBe(`#${third.id}`);
    await expect(current).toHaveAccessibleName(third.title);
    await expect(page.getByRole('heading', { name: third.title })).toBeInViewport();

    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -100);
    await expect(current).toHaveAccessibleName(second.title);
    await expect.poll(hash).toBe(`#${second.id}`);
    await page.goBack();
    await expect.poll(hash).toBe('');
  });

  test(`SN-1 the campaign page opens at the section in its address: ${locale}`, async ({ page }) => {
    await page.goto(`${localPath('/campaign/', locale)}#${encodeURIComponent(third.id)}`);
    await expect(page.locator('.jet-scroll-navigation [aria-current]')).toHaveAccessibleName(third.title);
    await expect(page.getByRole('heading', { name: third.title })).toBeInViewport();
  });
}

test('SK-1 a sticky header stays in the window, with a shadow after scrolling', async ({ page }) => {
  await page.goto('/campaign/');
  const header = page.locator('header.site-header');
  await expect(header).toHaveAttribute('data-widget-state', 'mounted');
  await expect(header).not.toHaveClass(/elementor-sticky--effects/);
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await expect(header).toHaveClass(/elementor-sticky--effects/);
  expect(await header.evaluate((one) => one.getBoundingClientRect().top)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header).not.toHaveClass(/elementor-sticky--effects/);
});

test('MO-1 pictures with motion effects move while the page scrolls, but not for visitors who prefer reduced motion', async ({
  page,
}) => {
  await page.goto('/campaign/');
  const moved = page.locator('.elementor-widget-image .elementor-widget-container').first();
  await expect(moved).toHaveAttribute('data-iyim-motion');
  const before = await moved.evaluate((one) => getComputedStyle(one).translate);
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => moved.evaluate((one) => getComputedStyle(one).translate)).not.toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moved).toHaveCSS('translate', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SN-1 without JavaScript the campaign page links to its sections', async ({ page }) => {
    const [, second] = campaign.sections;
    await page.goto('/en/campaign/');
    await expect(page.locator('.jet-scroll-navigation')).toBeHidden();
    await page
      .getByRole('navigation', { name: campaign.texts.en.parts })
      .getByText(second?.title.en ?? '')
      .click();
    await expect(page.getByRole('heading', { name: second?.title.en ?? '' })).toBeInViewport();
  });
});

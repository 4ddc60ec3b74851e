import about from '../content/pages/about.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

const items = '.jet-timeline-item';

for (const locale of ['he', 'en'] as const)
  test(`TL-1 the vertical timeline shows the years, and marks those that the visitor has reached: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/about/', locale));
    const last = page.locator(items).last();
    await expect(last.locator('.timeline-item__card')).toHaveCSS('opacity', '0');
    await last.evaluate((item) => item.scrollIntoView({ block: 'start' }));
    await expect(page.locator(`${items}.is--active.is--show`)).toHaveCount(about.years.length);
    await expect(last.locator('.timeline-item__card')).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).not.toHaveClass(/is--active/);
    await expect(page.locator('.jet-timeline').getByRole('listitem')).toHaveCount(about.years.length);
  });

for (const locale of ['he', 'en'] as const)
  test(`TL-1 the horizontal timeline’s “next” button scrolls to its last step: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/about/', locale));
    const timeline = page.locator('.jet-hor-timeline');
    const next = timeline.locator('.jet-next-arrow');
    await timeline.scrollIntoViewIfNeeded();
    await expect(timeline).toHaveAttribute('data-widget-state', 'mounted');
    const lastStep = timeline.getByText(about.steps.at(-1)?.title[locale] ?? '', { exact: true });
    await expect(lastStep).not.toBeInViewport();
    await next.focus();
    for (let step = 0; step < about.steps.length; step++) await page.keyboard.press('Enter');
    await expect(lastStep).toBeInViewport();
    await expect(next).toHaveClass(/jet-arrow-disabled/);
  });

test('CH-1, HL-1 charts are drawn when the visitor scrolls to them, with their numbers in a table, and a headline is exposed as one text', async ({
  page,
}) => {
  await page.goto(localPath('/about/', 'en'));
  const [kinds] = about.kinds.rows;
  const headline = page.locator('.elementor-headline');
  await expect(headline).toHaveText(/Out of our yard come.*vases and bowls, wooden lamps, linen cushions/);
  await page.locator('.jet-bar-chart-container').scrollIntoViewIfNeeded();
  await expect(page.locator('.iyim-chart-canvas')).toHaveCount(2);
  const table = page.getByRole('table', { name: about.kinds.title.en });
  await expect(table.getByRole('row', { name: kinds?.label.en ?? '' })).toContainText(`${kinds?.value}%`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TL-1 without JavaScript the years and steps of the timelines are readable', async ({ page }) => {
    await page.goto('/about/');
    for (const card of await page.locator('.timeline-item__card').all())
      await expect(card).toHaveCSS('opacity', '1');
    await expect(page.locator('.jet-hor-timeline-inner')).toHaveCSS('overflow-x', 'auto');
    await expect(page.locator('.jet-hor-timeline .jet-arrow').first()).toBeHidden();
  });
});

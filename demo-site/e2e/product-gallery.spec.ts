import shopTexts from '../content/texts/shop.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { arrowsOf } from './support/reading.ts';
import { expect, test } from './support/shop.ts';

const gallery = '.woocommerce-product-gallery';

for (const locale of ['he', 'en'] as const) {
  test(`PP-1 thumbnails and arrow keys change the picture of a product, and nothing moves when the gallery mounts: ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          for (const { node } of entry.sources)
            if (node instanceof Element && node.closest('.product-page')) shifts.push(node.className);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(localPath('/product/linen-dress/', locale));
    const host = page.locator(gallery);
    await expect(host).toHaveAttribute('data-widget-state', 'mounted');
    const thumbnails = host.locator('.flex-control-thumbs button');
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await thumbnails.nth(1).click();
    await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press(arrowsOf(locale).back);
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
  });

  test(`PP-3 the button on a gallery opens the pictures in full size: ${locale}`, async ({ page }) => {
    await page.goto(localPath('/product/linen-dress/', locale));
    const button = page.getByRole('button', { name: shopTexts.product[locale].fullScreen });
    await button.click();
    await expect(page.locator('dialog.iyim-lightbox').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test(`PP-4 the gallery follows the chosen variation: ${locale}`, async ({ page }) => {
    await page.goto(localPath('/product/linen-dress/', locale));
    const host = page.locator(gallery);
    await expect(host).toHaveAttribute('data-widget-state', 'mounted');
    const form = page.locator('form.variations_form');
    const groups = form.getByRole('radiogroup');
    const current = () =>
      host.locator('.flex-active-slide img').evaluate((image) => (image as HTMLImageElement).currentSrc);
    const seen = new Set<string>();
    const variations = JSON.parse((await form.getAttribute('data-product_variations')) ?? '[]');
    for (const color of await groups.first().getByRole('radio').all()) {
      await color.click();
      await groups.last().locator('[role=radio]:not([aria-disabled=true])').first().click();
      const id = Number(await form.locator('.variation_id').inputValue());
      const { image } = variations.find((one: { variation_id: number }) => one.variation_id === id);
      const { pathname } = new URL(image.src, page.url());
      await expect.poll(async () => new URL(await current()).pathname).toBe(pathname);
      seen.add(pathname);
      await form.locator('.reset_variations').click();
      await expect(host.locator('.flex-control-thumbs button').first()).toHaveAttribute(
        'aria-current',
        'true',
      );
    }
    expect(seen.size).toBeGreaterThan(1);
  });
}

import closerLook from '../content/pages/closer-look.json' with { type: 'json' };
import lookbook from '../content/pages/lookbook.json' with { type: 'json' };
import { localPath } from '../src/shop/locale.ts';
import { stickingOut } from './support/measures.ts';
import { arrowsOf } from './support/reading.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const)
  test(`GA-1, LB-1 the gallery filters pictures, and opens the visible ones as one slideshow: ${locale}`, async ({
    page,
  }) => {
    await page.goto(localPath('/lookbook/', locale));
    const bar = page.getByRole('toolbar', { name: lookbook.texts[locale].filters });
    const pictures = page.locator('.lookbook .e-gallery-item:visible');
    await expect(bar.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    const all = await pictures.count();
    const ceramics = bar.getByRole('button', { name: { he: 'קרמיקה', en: 'Ceramics' }[locale] });
    await ceramics.focus();
    await page.keyboard.press('Enter');
    await expect(ceramics).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures).not.toHaveCount(all);
    const shown = await pictures.count();
    // Waits until the pictures are renumbered for the slideshow, a second after the filter.
    await expect(pictures.first()).toHaveAttribute('data-elementor-lightbox-slideshow', /^0_/);

    await pictures.first().click();
    const lightbox = page.locator('dialog.iyim-lightbox');
    await expect(lightbox.getByRole('img')).toBeVisible();
    const status = lightbox.getByRole('status');
    await expect(status).toContainText({ he: `1 מתוך ${shown}`, en: `1 of ${shown}` }[locale]);
    await page.keyboard.press(arrowsOf(locale).on);
    await expect(status).toContainText({ he: `2 מתוך ${shown}`, en: `2 of ${shown}` }[locale]);
    await expect(lightbox.locator('.current figcaption span')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(pictures.first()).toBeFocused();
  });

for (const locale of ['he', 'en'] as const)
  for (const path of ['/lookbook/', `/product/${closerLook.product}/`])
    test(`HS-1 the hotspots on a picture show their texts one at a time, and their link works: ${locale}, ${path}`, async ({
      page,
    }) => {
      await page.goto(localPath(path, locale));
      const host = page.locator('.elementor-widget-hotspot');
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute('data-widget-state', 'mounted');
      const tooltips = host.locator('.e-hotspot__tooltip:visible');
      for (const [index, { words }] of closerLook.spots.entries()) {
        await host.getByRole('button', { name: `${index + 1}: ${words[locale]}` }).hover();
        await expect(tooltips).toHaveText([words[locale]]);
      }
      await page.keyboard.press('Escape');
      await expect(tooltips).toHaveCount(0);
      const link = host.getByRole('link', { name: closerLook.link[locale] });
      if (path === '/lookbook/') {
        await link.press('Enter');
        await expect(page).toHaveURL(/\/product\//);
      } else await expect(link).toHaveCount(0);
    });

for (const locale of ['he', 'en'] as const)
  test(`HS-1 the hidden texts of hotspots do not widen the page on a phone before the code loads: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(localPath('/lookbook/', locale));
    expect(await stickingOut(page)).toEqual([]);
  });

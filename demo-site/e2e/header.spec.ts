import { localPath } from '../src/shop/locale.ts';
import { axeViolations, stickingOut, still } from './support/measures.ts';
import { expect, test } from './support/shop.ts';

const words = {
  he: { skip: 'דילוג לתוכן', menu: 'תפריט', first: 'החנות', last: 'English', to: /\/shop\/$/ },
  en: { skip: 'Skip to content', menu: 'Menu', first: 'Shop', last: 'עברית', to: /\/en\/shop\/$/ },
};

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];

  test(`AY-1 the skip link is visible over the header on keyboard focus, and moves to the content (${locale})`, async ({
    page,
  }) => {
    await page.goto(localPath('/', locale));
    const skip = page.getByRole('link', { name: texts.skip });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await still(page);
    const isOnTop = await skip.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return height >= 24 && document.elementFromPoint(x + width / 2, y + height / 2) === link;
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test(`AY-1 a phone's menu opens and closes by keyboard, and its links work (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(localPath('/', locale));
    const button = page.getByRole('button', { name: texts.menu });
    const menu = page.locator('.e-n-menu-wrapper');
    const first = menu.getByRole('link', { name: texts.first });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await expect(menu.getByRole('link', { name: texts.last })).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(texts.to);
  });
}

for (const locale of ['he', 'en'] as const)
  test(`MM-1 hovering a menu title opens its panel without moving the page (${locale})`, async ({ page }) => {
    await page.goto(localPath('/', locale));
    const panel = page.locator('.e-n-menu-content > .e-con').first();
    await expect(page.locator('[data-widget~="mega-menu"]')).toHaveAttribute('data-widget-state', /./);
    const before = await page.locator('.site-header').boundingBox();
    await page.locator('.e-n-menu-title').first().hover();
    await expect(panel).toBeVisible();
    await still(page);
    expect(await page.locator('.site-header').boundingBox()).toEqual(before);
    const box = await panel.boundingBox();
    expect([box?.x, box?.width]).toEqual([
      0,
      await page.evaluate(() => document.documentElement.clientWidth),
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
    await page.locator('.e-n-menu-dropdown-icon').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/product-category/);
  });

for (const path of ['/', '/en/'])
  test(`RT-9 ${path} loads the theme’s font, for Hebrew and Latin letters, from preloaded files only`, async ({
    page,
  }) => {
    await page.goto(path);
    const faces = await page.evaluate(async () => {
      const families = [...new Set([...document.fonts].map(({ family }) => family))];
      const loaded = await document.fonts.load(`1em ${families[0]}`, 'שלום Iyim');
      return [families.length, ...loaded.map(({ status }) => status)];
    });
    expect(faces).toEqual([1, 'loaded', 'loaded']);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((name) => name.endsWith('.woff2')).sort()).toEqual(preloaded.sort());
  });

for (const path of ['/', '/contact/', '/checkout/', '/favourites/'])
  test(`AY-1 ${path} fits in 320 px, with the parts of its header in one row`, async ({ page, context }) => {
    await context.request.post('/?wc-ajax=add_to_cart', { form: { product_id: '101' } });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    if (path === '/contact/') await expect(page.locator('.demo-captcha')).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    const things = await page
      .locator('.site-header__inner > *:visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const inOrder = things.sort(([a = 0], [b = 0]) => a - b);
    for (const [at, [left = 0]] of inOrder.entries())
      expect(left).toBeGreaterThanOrEqual(Math.floor(inOrder[at - 1]?.[1] ?? 0));
  });

test("RT-10 a phone's menu opens and its links work when no script loads", async ({ page, problems }) => {
  problems.allow('net::ERR_FAILED');
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.locator('.e-n-menu-toggle').click();
  await page.locator('.e-n-menu-wrapper').getByRole('link', { name: words.he.first }).click();
  await expect(page).toHaveURL(words.he.to);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-10 without JavaScript a phone shows the menu with the content of its panels', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    const menu = page.locator('.e-n-menu-wrapper');
    await expect(menu.getByRole('link', { name: 'רעיונות' })).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    await menu.getByRole('link', { name: words.he.first }).click();
    await expect(page).toHaveURL(words.he.to);
  });

  test('RT-10 without JavaScript a panel of the menu opens on hover and by keyboard', async ({ page }) => {
    await page.goto('/');
    const clothing = page.locator('.e-n-menu-wrapper').getByRole('link', { name: 'לבוש' });
    await page.locator('.e-n-menu-title').first().hover();
    await expect(clothing).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(clothing).toBeHidden();
    await page.locator('.e-n-menu-title a').first().focus();
    await expect(clothing).toBeVisible();
  });
});

import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, windowedChromiumPath } from '../../scripts/chromium.ts';
import { breakServer, healServer } from './support/faults.ts';
import { watchProblems } from './support/problems.ts';
import { recordScriptRequests } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { createShopper } from './support/shopper.ts';
import type { SiteOptions } from './support/site.ts';
import { blockedStorage, fullStorage } from './support/storage.ts';

const cup = 'כוס חימר';
const refresh = 'wc-ajax=get_refreshed_fragments';

test('CF-5 two tabs stay in sync when one adds or removes a product', async ({ page, context }) => {
  const here = createShopper(page);
  const there = createShopper(await context.newPage());
  await there.go('/');
  await here.go('/shop/');
  await here.listButton(cup).click();
  await expect(here.at.count).toHaveText('1');
  await expect(there.at.count).toHaveText('1');

  await there.openMiniCart();
  await expect(there.at.miniCartLines).toHaveCount(1);
  await there.at.miniCartLines.getByRole('button', { name: `הסרת ${cup}` }).click();
  await expect(there.at.miniCartLines).toHaveCount(0);
  await expect(here.at.miniCartLines).toHaveCount(0);
  await expect(here.at.count).toHaveText('0');
});

for (const way of ['a list', 'a product’s form'] as const) {
  test(`AC-2 a double click in ${way} adds the product once`, async ({ page, context, site }) => {
    const shopper = createShopper(page);
    const requests = recordScriptRequests(context);
    await shopper.go(way === 'a list' ? '/shop/' : '/product/clay-cup/');
    // The delay keeps the first request running during the second click.
    await breakServer(context, site.url, { match: 'wc-ajax=add_to_cart', how: 'delay=800' });
    const button = way === 'a list' ? shopper.listButton(cup) : shopper.at.addButton;
    await button.dblclick();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    await expect(shopper.at.miniCartLines).toContainText('1 ×');
    await healServer(context);
    expect(requests.of('wc-ajax=add_to_cart')).toBe(1);
    await shopper.go('/cart/');
    await expect(shopper.at.quantity()).toHaveValue('1');
  });
}

test('CF-7, MC-1 an empty cart is requested once per tab, and hidden on each page', async ({
  page,
  context,
}, { project }) => {
  const shopper = createShopper(page);
  const requests = recordScriptRequests(context);
  const { adopt = false } = project.metadata as SiteOptions;
  for (const path of ['/', '/shop/', '/product/linen-dress/', '/cart/']) {
    await shopper.go(path);
    await shopper.cartIsReady();
    await expect(shopper.at.count).toBeHidden();
    await expect(shopper.at.miniCartButton).toBeVisible({ visible: adopt });
    await expect.poll(() => requests.of(refresh)).toBe(1);
  }
  expect(requests.of('wc-ajax')).toBe(1);
  // This cookie is not for the cart: the product's page stores the list of viewed products in the PHP session.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['PHPSESSID']);
});

test('MC-1 an empty cart is hidden from the first paint, and shown as soon as an add starts', async ({
  page,
  context,
  site,
}, { project }) => {
  const { adopt = false } = project.metadata as SiteOptions;
  const shopper = createShopper(page);
  await page.addInitScript(() => {
    const recordCart = () => {
      const button = document.querySelector('header .elementor-menu-cart__toggle_button');
      if (button) document.documentElement.dataset.cart ??= '';
      if (button?.checkVisibility({ visibilityProperty: true }))
        document.documentElement.dataset.cart = 'seen';
      requestAnimationFrame(recordCart);
    };
    recordCart();
  });
  await shopper.go('/shop/');
  await shopper.cartIsReady();
  await expect(page.locator('html')).toHaveAttribute('data-cart', adopt ? 'seen' : '');
  await breakServer(context, site.url, { match: 'wc-ajax=add_to_cart', how: 'delay=800' });
  await shopper.listButton(cup).click();
  await expect(shopper.at.count).toHaveText('…');
  await expect(shopper.at.miniCartButton).toBeVisible();
  await expect(shopper.at.count).toHaveText('1');
  await healServer(context);
});

test('CF-3 the cart is kept from page to page, and requested once if it is lost', async ({
  page,
  context,
}) => {
  const shopper = createShopper(page);
  const requests = recordScriptRequests(context);
  const expectOneLine = async () => {
    await shopper.openMiniCart();
    await expect(shopper.at.miniCartLines).toHaveCount(1);
    await expect(shopper.at.miniCartLines).toContainText(cup);
  };
  await shopper.go('/shop/');
  await shopper.cartIsReady();
  await expect.poll(() => requests.of(refresh), 'the first page of a tab requests the cart').toBe(1);
  await shopper.listButton(cup).click();
  await expect(shopper.at.miniCartLines).toHaveCount(1);
  await shopper.go('/product/linen-dress/');
  await expectOneLine();
  await shopper.go('/');
  await expectOneLine();
  expect(requests.of(refresh)).toBe(1);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expectOneLine();
  expect(requests.of(refresh)).toBe(2);
});

test('CF-3 a cart that was changed without a script is requested once', async ({ page, context }) => {
  const shopper = createShopper(page);
  await shopper.go('/shop/');
  await shopper.listButton(cup).click();
  await expect(shopper.at.miniCartLines).toContainText('1 ×');
  const requests = recordScriptRequests(context);
  await shopper.go('/shop/?add-to-cart=101'); // the address that the link opens without scripts
  await expect(shopper.at.count).toHaveText('2');
  await shopper.openMiniCart();
  await expect(shopper.at.miniCartLines).toContainText('2 ×');
  expect(requests.of(refresh)).toBe(1);
});

const storages = { blocked: blockedStorage, full: fullStorage };

for (const [kind, spoil] of Object.entries(storages)) {
  test(`CF-6 the cart is requested on each page with session storage ${kind}`, async ({ page, context }) => {
    const shopper = createShopper(page);
    await context.addInitScript(spoil, 'sessionStorage');
    const requests = recordScriptRequests(context);
    await shopper.go('/shop/');
    await shopper.cartIsReady();
    await expect.poll(() => requests.of(refresh)).toBe(1);
    await shopper.listButton(cup).click();
    await expect(shopper.at.miniCartLines).toContainText('1 ×');
    await shopper.go('/');
    await shopper.openMiniCart();
    await expect(shopper.at.miniCartLines).toContainText('1 ×');
    expect(requests.of(refresh)).toBe(2);
  });
}

/** Playwright disables the back/forward cache, so this test needs a separate browser. */
const withBackForwardCache = test.extend<{ remembered: Page }>({
  remembered: async ({ site }, use) => {
    const browser = await chromium.launch({
      executablePath: windowedChromiumPath(),
      args: [...chromiumArgs, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: site.url });
    const problems = await watchProblems(context);
    await use(await context.newPage());
    await browser.close();
    expect(problems.unexpected()).toEqual([]);
  },
});

withBackForwardCache(
  'RT-13 a page from the back/forward cache shows the current cart',
  async ({ remembered: page }) => {
    const shopper = createShopper(page);
    await shopper.go('/shop/');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.setAttribute('data-persisted', String(persisted));
      }),
    );
    await shopper.listButton(cup).click();
    await expect(shopper.at.count).toHaveText('1');
    await page.getByRole('link', { name: 'קערת הגשה' }).first().click();
    await shopper.addToCart();
    await expect(shopper.at.count).toHaveText('2');
    // `page.goBack()` would wait for a load, but this page does not load again.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(shopper.at.count).toHaveText('2');
    await shopper.openMiniCart();
    await expect(shopper.at.miniCartLines).toHaveCount(2);
  },
);

import type { BrowserContext, Request } from '@playwright/test';
import { watchProblems } from './support/problems.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/shop.ts';
import { createShopper } from './support/shopper.ts';
import { openSite, type SiteOptions } from './support/site.ts';
import { putIntoCart } from './support/visitor.ts';

const cup = { id: 101, name: 'כוס חימר' };

/** Requests that the shop's pages send, by the name of the step that caused them. */
type Journey = Readonly<Record<string, readonly string[]>>;

/** Action of the page builder's request for its own cart fragments, which follows every cart that the server sends. */
const MENU_CART = 'elementor_menu_cart_fragments';
const FIRST_CART = 'get_refreshed_fragments';
const REVIEW = 'the order’s review';

/** Returns a request's method, path and fields. Values that differ between visits, such as nonces, are omitted. */
function lineOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  const isPage = request.resourceType() === 'document';
  // WooCommerce's script requests the order review at a separate endpoint; without that script, the library requests the page.
  if (search.includes('update_order_review') || (pathname === '/checkout/' && !isPage)) return REVIEW;
  const sent = request.postData();
  const type = request.headers()['content-type'] ?? '';
  const fields = type.startsWith('application/x-www-form-urlencoded')
    ? [...new URLSearchParams(sent ?? '')].map(([name, value]) =>
        /nonce|security|time|^_|key/.test(name) ? name : `${name}=${value}`,
      )
    : [...(sent ?? '').matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  const address = decodeURIComponent(pathname + search).replaceAll(/_wpnonce=\w+/g, '_wpnonce');
  return `${request.method()} ${address} ${fields.join('&')}`.trim();
}

/** Records the requests for documents and by scripts, grouped by step. */
function recordJourney(context: BrowserContext) {
  const journey: Record<string, string[]> = {};
  let lines: string[] = [];
  const underWay = new Set<Request>();
  context.on('request', (request) => {
    if (!['document', 'fetch', 'xhr'].includes(request.resourceType())) return;
    lines.push(lineOf(request));
    underWay.add(request);
  });
  context.on('requestfinished', (request) => void underWay.delete(request));
  context.on('requestfailed', (request) => void underWay.delete(request));
  const step = async (name: string, act: () => Promise<unknown>, last = '') => {
    lines = [];
    journey[name] = lines;
    await test.step(name, act);
    await expect
      .poll(() => underWay.size === 0 && (last === '' || lines.some((line) => line.includes(last))), {
        message: `${name}: expected ${last || 'its requests'} to be sent and answered`,
      })
      .toBe(true);
  };
  return {
    journey,
    /** Runs a step. `last` is a substring of its last request. */
    step,
    /** Runs a step that changes the cart. Its last request is for the page builder's cart fragments. */
    change: (name: string, act: () => Promise<unknown>) => step(name, act, MENU_CART),
  };
}

/** Performs every action in the shop that the original scripts also handle. */
async function shopAround(context: BrowserContext, originals: SiteOptions['originals']): Promise<Journey> {
  const page = await context.newPage();
  const shopper = createShopper(page);
  const { at, words } = shopper;
  const { journey, step, change } = recordJourney(context);
  /** Waits until the page's islands have mounted and the original scripts, if any, have loaded. */
  const isAlive = async () => {
    await settle(page);
    if (originals) await page.waitForFunction(() => 'originalsAreBound' in window);
  };
  const open = async (path: string) => {
    await shopper.go(path);
    await isAlive();
  };

  await putIntoCart(context, 103);
  // Either the library or the original script requests the first cart. If the original script receives it before the library
  // starts, the builder's fragments are not requested, so the first steps do not compare requests for them.
  const leaveOut = (part: string, name: string) => {
    journey[name] = journey[name]?.filter((line) => !line.includes(part)) ?? [];
  };
  await step('opens the archive with something in the cart', () => open('/shop/'), FIRST_CART);
  leaveOut(MENU_CART, 'opens the archive with something in the cart');
  await step('sorts the archive', async () => {
    await at.main.locator('select.orderby').selectOption('price');
    await page.waitForURL(/orderby=price/);
    await isAlive();
  });
  leaveOut(MENU_CART, 'sorts the archive');
  await change('adds from the archive', async () => {
    await shopper.listButton(cup.name).click();
    await expect(at.count).toHaveText('2');
  });
  await change('adds from the archive by key', async () => {
    await page.keyboard.press('Escape');
    await shopper.listButton(cup.name).press('Space');
    await expect(at.count).toHaveText('3');
  });
  await step('opens a product', () => open('/product/linen-dress/'), 'add_to_store_seen');
  await change('adds a variation from the product page', async () => {
    await shopper.choose(words.colour, words.olive);
    await shopper.choose(words.size, 'S');
    await shopper.addToCart();
    await expect(at.miniCartLines).toHaveCount(3);
  });
  await change('changes a quantity in the mini-cart', async () => {
    await at.miniCartLines.first().getByRole('button', { name: words.more }).click();
    await expect(at.count).toHaveText('5');
  });
  await change('removes a line in the mini-cart', async () => {
    await at.miniCartLines.first().locator('.remove_from_cart_button').click();
    await expect(at.miniCartLines).toHaveCount(2);
  });
  await step('opens the cart', () => open('/cart/'));
  await change('changes a quantity', async () => {
    await at.lines.first().getByRole('button', { name: words.more }).click();
    await expect(at.main.getByText(words.cartUpdated)).toBeVisible();
  });
  await step('opens the shipping calculator', async () => {
    await at.main.locator('.shipping-calculator-button').click();
    await expect(at.main.locator('.shipping-calculator-form')).toBeVisible();
  });
  await change('sends the shipping calculator', async () => {
    await at.main.locator('#calc_shipping_city').fill('חיפה');
    await at.main.locator('[name="calc_shipping"]').click();
    await expect(at.main.locator('.woocommerce-shipping-destination')).toContainText('חיפה');
  });
  await step(
    'chooses shipping',
    async () => {
      const method = at.main.locator('.shipping_method:not(:checked)').first();
      const value = (await method.getAttribute('value')) ?? '';
      await method.click();
      await expect(at.main.locator(`.shipping_method[value="${value}"]`)).toBeChecked();
    },
    'update_shipping_method',
  );
  await change('applies a coupon', async () => {
    await at.coupon.fill('SAVE10');
    await at.coupon.press('Enter');
    await expect(at.main.locator('.cart-discount')).toBeVisible();
  });
  await change('removes the coupon', async () => {
    await at.main.locator('.woocommerce-remove-coupon').click();
    await expect(at.main.locator('.cart-discount')).toHaveCount(0);
  });
  await change('removes a line', async () => {
    await at.lines.first().locator('.product-remove a').click();
    await expect(at.lines).toHaveCount(1);
  });
  await change('undoes that', async () => {
    await at.main.locator('.restore-item').click();
    await expect(at.lines).toHaveCount(2);
  });
  // Only WooCommerce's checkout script requests the review when it starts.
  const begun = originals ? REVIEW : '';
  await step('opens the checkout', () => open('/checkout/'), begun);
  leaveOut(REVIEW, 'opens the checkout');
  await step(
    'applies a coupon at the checkout',
    async () => {
      await at.main.locator('.e-coupon-box summary').click();
      await at.main.locator('#coupon_code').fill('SAVE10');
      await at.main.locator('[name="apply_coupon"]').click();
      await expect(at.main.locator('.cart-discount')).toBeVisible();
    },
    REVIEW,
  );
  await step(
    'removes it at the checkout',
    async () => {
      await at.main.locator('.woocommerce-remove-coupon').click();
      await expect(at.main.locator('.cart-discount')).toHaveCount(0);
    },
    REVIEW,
  );
  const logIn = async () => {
    await shopper.logInAtCheckout();
    await expect(at.main.getByLabel(words.firstName)).toHaveValue('דנה');
  };
  await step('logs in at the checkout', logIn, begun);
  leaveOut(REVIEW, 'logs in at the checkout');
  await page.close();
  // Sorted, because the requests after a change are sent concurrently, in no fixed order.
  return Object.fromEntries(Object.entries(journey).map(([name, lines]) => [name, lines.toSorted()]));
}

test('RT-29 the shop sends the same requests whether the original scripts are absent, load beside the library, or load late', async ({
  browser,
}, { project }) => {
  const { flavour } = project.metadata as SiteOptions;
  const journeys = new Map<string, Journey>();
  for (const originals of [undefined, 'beside', 'late'] as const) {
    const site = await openSite({ flavour, adopt: true, originals });
    const context = await browser.newContext({ baseURL: site.url });
    try {
      const problems = await watchProblems(context);
      journeys.set(originals ?? 'absent', await shopAround(context, originals));
      expect(problems.unexpected()).toEqual([]);
    } finally {
      await context.close();
      await site.close();
    }
  }
  const absent = journeys.get('absent');
  expect(journeys.get('beside')).toEqual(absent);
  expect(journeys.get('late')).toEqual(absent);
});

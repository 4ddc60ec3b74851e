import { textsIn, translatePage } from '../../packages/widgets/testing/translate-page.ts';
import type { Locale } from '../src/shop/model.ts';
import { keyboard } from './support/keyboard.ts';
import { mouse } from './support/mouse.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/shop.ts';
import { createShopper, type Shopper } from './support/shopper.ts';
import type { Site } from './support/site.ts';
import { putIntoCart } from './support/visitor.ts';

/** A linen dress on sale for ₪336. Each test buys it in olive, and in the size that it specifies. */
const dress = { slug: 'linen-dress', price: '336.00 ₪', twice: '672.00 ₪' };
const variation = (size: 'S' | 'M' | 'L') => 11705 + ['S', 'M', 'L'].indexOf(size);

test('RT-9, CP-1 the archive is sorted on a choice, and the cart’s shipping calculator is closed until it is clicked', async ({
  page,
  context,
}) => {
  await page.goto('/shop/');
  const sorting = page.locator('.woocommerce-ordering');
  await expect(sorting.getByRole('button')).toBeHidden();
  await sorting.getByRole('combobox').selectOption('price');
  await page.waitForURL('**/shop/?orderby=price');

  await putIntoCart(context, 101);
  await page.goto('/cart/');
  await settle(page);
  const city = page.locator('#calc_shipping_city');
  const calculator = page.locator('.shipping-calculator-button');
  await expect(calculator).toHaveAttribute('aria-expanded', 'false');
  await expect(city).toBeHidden();
  await calculator.click();
  await expect(city).toBeVisible();
  await calculator.click();
  await expect(city).toBeHidden();
});

for (const locale of ['he', 'en'] as const) {
  const direction = locale === 'he' ? 'rtl' : 'ltr';

  test(`SW-9, AC-1, MC-2, CP-2, CO-1, CL-1 a shopper buys by mouse (${locale}, ${direction})`, async ({
    page,
    site,
  }) => {
    await buy(createShopper(page, { locale, hand: mouse }), { site, locale, size: 'S' });
  });

  test(`AY-1, SW-3, MC-3 a shopper buys by keyboard only and always sees the focus (${locale}, ${direction})`, async ({
    page,
    site,
  }) => {
    test.slow(); // the test presses hundreds of keys
    await buy(createShopper(page, { locale, hand: keyboard(page) }), { site, locale, size: 'M' });
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const direction = locale === 'he' ? 'rtl' : 'ltr';

  test(`RT-9, SW-9, AC-1, MC-2, CP-2, CO-1, CL-1 a shopper buys on translated pages (${locale}, ${direction})`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(
      `${textsIn}; ${translatePage}; addEventListener('iyim:mounted', () => translatePage(document.body), { once: true });`,
    );
    await buy(createShopper(page, { locale, hand: mouse }), { site, locale, size: 'L' });
    await expect(page.getByRole('main').locator('font').first()).toBeVisible();
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10, CP-3 a shopper buys without JavaScript (${locale}, ${direction})`, async ({
      page,
      site,
    }) => {
      const shopper = createShopper(page, { locale, hand: mouse, scripts: false });
      await buyWithoutScripts(shopper, { site, size: 'L' });
    });
  });
}

interface Purchase {
  readonly site: Site;
  readonly locale: Locale;
  readonly size: 'S' | 'M' | 'L';
}

/** Buys with JavaScript enabled, by visible links and forms. Only the first page is opened by its address. */
async function buy(shopper: Shopper, { site, locale, size }: Purchase): Promise<void> {
  const { page, words, at, hand } = shopper;
  await shopper.openProduct(dress.slug);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'he' ? 'rtl' : 'ltr');

  await shopper.choose(words.colour, words.olive);
  await shopper.choose(words.size, size);
  await expect(at.form.locator('.single_variation')).toContainText(dress.price);
  await shopper.addToCart();

  await test.step('the mini-cart opens automatically, closes and opens again', async () => {
    await expect(at.miniCart).toBeVisible();
    await expect(at.miniCartLines).toHaveCount(1);
    await expect(at.miniCartLines).toContainText(`${words.olive}, ${size}`);
    await expect(at.miniCartLines).toContainText(`1 × ${dress.price}`);
    await expect(at.miniCart.locator('.total')).toContainText(dress.price);
    await hand.close(at.miniCart.getByRole('button', { name: words.closeMiniCart }));
    await expect(at.miniCart).toBeHidden();
    await shopper.openMiniCart();
    await expect(at.miniCart).toBeVisible();
    await hand.press(at.miniCart.getByRole('link', { name: words.viewCart }));
  });

  await test.step('a changed quantity is saved automatically', async () => {
    await expect(page.getByRole('heading', { name: words.cartTitle, level: 1 })).toBeVisible();
    await setQuantityToTwo(shopper);
    await expect(at.main.getByText(words.cartUpdated)).toBeVisible();
    await expect(at.lines.first().locator('.product-subtotal')).toHaveText(dress.twice);
    await expect(at.quantity()).toHaveValue('2');
  });

  await test.step('a coupon takes ten per cent off', async () => {
    await hand.write(at.coupon, 'SAVE10');
    await hand.send(at.applyCoupon);
    await expect(at.main.getByText(words.couponApplied)).toBeVisible();
    await expect(at.main.locator('.cart-discount')).toContainText('-67.20 ₪');
    await expect(at.total).toContainText('604.80 ₪');
    await expect(at.total.getByRole('rowheader')).toHaveText(words.total);
    await hand.press(at.main.getByRole('link', { name: words.checkout }));
  });

  await checkOut(shopper, { site, size });
}

/** Sets the quantity to 2: by the button with the mouse, by typing with the keyboard. */
async function setQuantityToTwo({ hand, at, words }: Shopper): Promise<void> {
  if (hand === mouse) await hand.press(at.lines.first().getByRole('button', { name: words.more }));
  else await hand.write(at.quantity(), '2');
}

async function buyWithoutScripts(shopper: Shopper, { site, size }: Omit<Purchase, 'locale'>): Promise<void> {
  const { page, words, at, hand } = shopper;
  await shopper.openProduct(dress.slug);
  await shopper.choose(words.colour, words.olive);
  await shopper.choose(words.size, size);
  await shopper.addToCart();
  await hand.press(at.main.getByRole('alert').getByRole('link', { name: words.viewCart }));

  await expect(page.getByRole('heading', { name: words.cartTitle, level: 1 })).toBeVisible();
  await expect(at.lines).toHaveCount(1);
  await expect(at.lines.first()).toContainText(words.olive);
  await hand.write(at.quantity(), '2');
  await hand.press(at.main.getByRole('button', { name: words.updateCart }));
  await expect(at.main.getByText(words.cartUpdated)).toBeVisible();
  await expect(at.lines.first().locator('.product-subtotal')).toHaveText(dress.twice);

  await hand.write(at.coupon, 'SAVE10');
  await hand.press(at.applyCoupon);
  await expect(at.main.getByText(words.couponApplied)).toBeVisible();
  await expect(at.total).toContainText('604.80 ₪');
  await hand.press(at.main.getByRole('link', { name: words.checkout }));

  await checkOut(shopper, { site, size });
}

/** Completes the purchase from the checkout page on, and checks the order in the account and in the shop's database. */
async function checkOut(shopper: Shopper, { site, size }: Pick<Purchase, 'site' | 'size'>): Promise<void> {
  const { page, words, at, hand } = shopper;
  const before = restock(site, size);

  await expect(page.getByRole('heading', { name: words.checkoutTitle, level: 1 })).toBeVisible();
  await shopper.logInAtCheckout();
  await expect(at.main.getByText(words.returning)).toHaveCount(0);
  await expect(at.main.getByLabel(words.firstName)).toHaveValue('דנה');
  await expect(at.total).toContainText('604.80 ₪');
  await shopper.placeOrder();
  const number = await shopper.orderNumber();

  await test.step('the shop’s database', () => {
    const order = site.stored.order(number);
    expect(order).toMatchObject({
      userId: site.stored.userByLogin('dana')?.id,
      status: 'processing',
      lines: [{ variationId: variation(size), quantity: 2, subtotal: 67_200, total: 60_480 }],
      coupons: [{ code: 'save10', amount: 6720 }],
      shipping: { id: 'free_shipping:2', cost: 0 },
      total: 60_480,
      paymentMethod: 'cod',
    });
    expect(stockOf(site, size)).toBe(before - 2);
  });

  await test.step('the order in the account', async () => {
    await hand.press(page.locator('header').getByRole('link', { name: words.account }));
    await hand.press(at.main.getByRole('navigation').getByRole('link', { name: words.orders, exact: true }));
    const row = at.main.getByRole('row').filter({ hasText: `#${number}` });
    await expect(row).toContainText('604.80 ₪');
    await hand.press(row.getByRole('link').first());
    await expect(at.main.getByText(words.olive)).toBeVisible();
    await expect(at.main.getByText('604.80 ₪').first()).toBeVisible();
  });
}

function stockOf({ stored }: Site, size: Purchase['size']): number {
  const stock = stored.variation(variation(size))?.stock;
  return stock?.kind === 'managed' ? stock.quantity : Number.NaN;
}

/** Refills the stock, because these tests may run any number of times. Returns its quantity. */
function restock({ stored }: Site, size: Purchase['size']): number {
  const found = stored.variation(variation(size));
  if (found?.stock.kind !== 'managed') throw new Error('expected a variation whose stock is counted');
  stored.saveVariation({ ...found, stock: { ...found.stock, quantity: 11 } });
  return 11;
}

import { type BrowserContext, expect, type Locator } from '@playwright/test';
import type { Shopper } from './shopper.ts';
import { putIntoCart } from './visitor.ts';

const cup = { id: 101, slug: 'clay-cup', name: 'כוס חימר' };

/** A step through the shop, with its outcome when the server fails. */
export interface Step {
  readonly ids: string;
  readonly name: string;
  /** Substring of the address of its request. */
  readonly match: string;
  readonly widget: string;
  /** Performs everything before the step, on a working server. */
  prepare(shopper: Shopper, context: BrowserContext): Promise<unknown>;
  act(shopper: Shopper): Promise<unknown>;
  /** Element with `aria-busy` while the request runs; missing if the shopper does not wait for the request. */
  busy?(shopper: Shopper): Locator;
  /** Expects the message after a failure, and that no input is lost. */
  expectHelp(shopper: Shopper): Promise<unknown>;
  /**
   * Replaces `expectHelp` when the server answers with a page, because the step may have succeeded then. The shopper then repeats
   * the step.
   */
  expectHelpAfterPage?(shopper: Shopper): Promise<unknown>;
  /** Performs the shopper's next action, on a working server again. */
  resume(shopper: Shopper): Promise<unknown>;
  /** Expects the step to be done. */
  done(shopper: Shopper): Promise<unknown>;
}

/** Expects an alert with this text on the page. */
export const expectAlert = ({ page }: Shopper, text: string) =>
  expect(page.getByRole('alert').getByText(text)).toBeVisible();

const sizeOf = ({ at, words }: Shopper) =>
  at.form.getByRole('radiogroup', { name: words.size }).getByRole('radio', { name: 'M', exact: true });

/** Every step that sends a request. */
export const steps: readonly Step[] = [
  {
    ids: 'SW-8',
    name: 'requesting a variation',
    match: 'wc-ajax=get_variation',
    widget: 'swatches',
    async prepare(shopper) {
      await shopper.openProduct('linen-shirt');
      await shopper.choose(shopper.words.colour, 'אינדיגו');
    },
    act: (shopper) => shopper.choose(shopper.words.size, 'M'),
    busy: ({ at }) => at.form,
    async expectHelp(shopper) {
      await expectAlert(shopper, 'לא הצלחנו לבדוק את הבחירה. אפשר לבחור שוב.');
      await expect(sizeOf(shopper)).toBeChecked();
      await expect(shopper.at.form.getByRole('radio', { name: 'אינדיגו' })).toBeChecked();
    },
    resume: (shopper) => sizeOf(shopper).click(),
    async done(shopper) {
      await expect(shopper.at.form.locator('.single_variation')).toContainText('18 במלאי');
      await shopper.addToCart();
      await expect(shopper.at.miniCartLines).toContainText('אינדיגו, M');
    },
  },
  {
    ids: 'AC-3',
    name: 'adding to the cart',
    match: 'wc-ajax=add_to_cart',
    widget: 'add-to-cart',
    prepare: (shopper) => shopper.openProduct(cup.slug),
    async act(shopper) {
      await shopper.at.form.getByRole('spinbutton').fill('3');
      await shopper.addToCart();
    },
    busy: ({ at }) => at.addButton,
    // After a failure the browser posts the form itself, and the shopper notices only a page load.
    expectHelp: (shopper) => expectAlert(shopper, '3 × ״כוס חימר״ נוספו לסל הקניות.'),
    expectHelpAfterPage: (shopper) => expectAlert(shopper, 'לא ברור אם המוצר נוסף. כדאי לבדוק בסל.'),
    resume: (shopper) => shopper.go('/shop/'),
    async done({ at, go }) {
      await expect(at.count).toHaveText('3');
      await go('/cart/');
      await expect(at.quantity()).toHaveValue('3');
    },
  },
  {
    ids: 'CF-2',
    name: 'refreshing the cart',
    match: 'wc-ajax=get_refreshed_fragments',
    widget: 'cart fragments',
    prepare: (_shopper, context) => putIntoCart(context, cup.id, 2),
    act: (shopper) => shopper.openProduct('linen-dress'),
    async expectHelp({ at, page, words, openMiniCart, cartIsReady }) {
      // No message is shown, and the server-rendered content stays.
      await cartIsReady();
      await expect(at.count).toHaveText('2');
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      // The shopper can still see the cart on its page.
      await openMiniCart();
      await expect(page.getByRole('heading', { name: words.cartTitle, level: 1 })).toBeVisible();
      await expect(at.quantity()).toHaveValue('2');
    },
    resume: (shopper) => shopper.openProduct('linen-dress'),
    async done({ at, openMiniCart }) {
      await openMiniCart();
      await expect(at.miniCartLines).toContainText('2 ×');
    },
  },
  {
    ids: 'MC-4',
    name: 'removing a line',
    match: 'wc-ajax=remove_from_cart',
    widget: 'mini-cart',
    async prepare(shopper, context) {
      await putIntoCart(context, cup.id);
      await shopper.go('/');
      await shopper.openMiniCart();
    },
    act: ({ at }) => at.miniCartLines.getByRole('button', { name: `הסרת ${cup.name}` }).click(),
    busy: ({ at }) => at.miniCartLines,
    // After a failure the browser follows the link: the server removes the line and offers undo.
    expectHelp: (shopper) => expectAlert(shopper, `המוצר ״${cup.name}״ הוסר.`),
    resume: () => Promise.resolve(),
    async done(shopper) {
      await expect(shopper.at.miniCartLines).toHaveCount(0);
      await expect(shopper.at.count).toHaveText('0');
      await shopper.page
        .getByRole('button', { name: shopper.words.undo })
        .or(shopper.page.getByRole('link', { name: 'לבטל?' }))
        .click();
      await expect(shopper.at.count).toHaveText('1');
    },
  },
  {
    ids: 'CP-2',
    name: 'changing a quantity',
    match: '/cart/',
    widget: 'cart',
    async prepare(shopper, context) {
      await putIntoCart(context, cup.id);
      await shopper.go('/cart/');
      await expect(shopper.at.lines).toHaveCount(1);
    },
    act: ({ at }) => at.quantity().fill('4'),
    busy: ({ at }) => at.main.locator('form.woocommerce-cart-form'),
    async expectHelp(shopper) {
      await expectAlert(shopper, 'הסל לא עודכן בגלל תקלה בשרת. מה שמילאת נשמר, ואפשר לנסות שוב.');
      await expect(shopper.at.quantity()).toHaveValue('4');
    },
    resume: ({ page }) => page.getByRole('button', { name: 'לנסות שוב' }).click(),
    async done({ at, words }) {
      await expect(at.main.getByText(words.cartUpdated)).toBeVisible();
      await expect(at.quantity()).toHaveValue('4');
      await expect(at.lines.first().locator('.product-subtotal')).toHaveText('272.00 ₪');
      await expect(at.main.getByRole('alert').filter({ hasText: 'לא עודכן' })).toHaveCount(0);
    },
  },
  {
    ids: 'CO-1',
    name: 'applying a coupon',
    match: 'wc-ajax=apply_coupon',
    widget: 'coupon',
    async prepare(shopper, context) {
      await putIntoCart(context, cup.id);
      await shopper.go('/cart/');
    },
    async act({ at }) {
      await at.coupon.fill('save10');
      await at.applyCoupon.click();
    },
    busy: ({ at }) => at.applyCoupon,
    async expectHelp(shopper) {
      await expectAlert(
        shopper,
        'לא הצלחנו להפעיל את הקופון בגלל תקלה בשרת. מה שמילאת נשמר, ואפשר לנסות שוב.',
      );
      await expect(shopper.at.coupon).toHaveValue('save10');
    },
    resume: ({ at }) => at.applyCoupon.click(),
    async done({ at, words }) {
      await expect(at.main.getByText(words.couponApplied)).toBeVisible();
      await expect(at.main.locator('.cart-discount')).toContainText('-6.80 ₪');
    },
  },
  {
    ids: 'CL-1',
    name: 'logging in at the checkout',
    match: 'admin-ajax.php',
    widget: 'checkout-login',
    async prepare(shopper, context) {
      await putIntoCart(context, cup.id);
      await shopper.go('/checkout/');
    },
    act: (shopper) => shopper.logInAtCheckout(),
    busy: ({ at }) => at.logIn,
    async expectHelp(shopper) {
      await expectAlert(shopper, 'ההתחברות לא הצליחה בגלל תקלה בשרת.');
      await expect(shopper.at.username).toHaveValue('dana');
      await expect(shopper.at.password).toHaveValue('dana-islands');
    },
    resume: ({ at }) => at.logIn.click(),
    async done({ at, words }) {
      await expect(at.main.getByText(words.returning)).toHaveCount(0);
      await expect(at.main.getByLabel(words.firstName)).toHaveValue('דנה');
    },
  },
];

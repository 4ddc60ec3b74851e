import { fill } from '../content/fill.ts';
import { html } from '../markup/html.ts';
import { addressProblems, readAddress } from './address-fields.ts';
import { type Cart, type CartItem, computeCart, itemName } from './cart.ts';
import { chooseShipping } from './cart-form.ts';
import { dropStaleCoupons, isUsedUp } from './coupons.ts';
import { fieldOf, textOf } from './fields.ts';
import { shopPath } from './links.ts';
import { messages } from './messages.ts';
import type { Order, OrderLine } from './model.ts';
import { verifyNonce } from './nonces.ts';
import { storeSession } from './serve-visit.ts';
import { availabilityOf, mostOfOne } from './stock.ts';
import { notify, type Visit } from './visit.ts';

/** Queues a message for each cart item whose quantity is not available. Returns whether all items are available. */
export function checkCart(visit: Visit): boolean {
  const texts = messages(visit.locale);
  const problem = (item: CartItem): string | null => {
    const name = item.product.name[visit.locale];
    if (availabilityOf(item.sold.stock) === 'out') return fill(texts.cartGone, { name });
    const limit = Math.min(item.limit ?? mostOfOne, mostOfOne);
    return item.quantity > limit ? fill(texts.cartShort, { name, left: limit }) : null;
  };
  const problems = computeCart(visit).items.flatMap((item) => problem(item) ?? []);
  for (const text of problems) notify(visit, 'error', html`${text}`);
  return problems.length === 0;
}

/** The result of `placeOrder`. A refusal's reasons are in the visit's notices; `refresh`: the page's nonces have expired. */
type CheckoutOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'refused'; readonly refresh: boolean };

/** Thrown if another shopper has just bought the last unit. */
class SoldOutError extends Error {
  override readonly name = 'SoldOutError';
  readonly item: CartItem;
  constructor(item: CartItem) {
    super(`item ${item.sold.id} is sold out`);
    this.item = item;
  }
}

/** Thrown if another order has just used a coupon for the last time. */
class CouponUsedUpError extends Error {
  override readonly name = 'CouponUsedUpError';
}

/** Returns the lines of an order. Each has its share of the discount; the last line absorbs the rounding. */
function orderLines(cart: Cart, visit: Visit): readonly OrderLine[] {
  let left = cart.discount;
  return cart.items.map((item, index) => {
    const isLast = index === cart.items.length - 1;
    const share = isLast ? left : Math.min(left, Math.floor((cart.discount * item.subtotal) / cart.subtotal));
    left -= share;
    return {
      productId: item.productId,
      variationId: item.variationId,
      name: itemName(item, visit.locale),
      quantity: item.quantity,
      subtotal: item.subtotal,
      total: item.subtotal - share,
    };
  });
}

function newOrder(visit: Visit, cart: Cart): Omit<Order, 'id'> {
  const { fields, locale, shop, user } = visit;
  const billing = readAddress(fields, 'billing');
  const { shipping } = cart;
  return {
    key: `wc_order_${shop.platform.randomHex(8)}`,
    userId: user?.id ?? null,
    status: 'processing',
    locale,
    createdAt: shop.platform.now(),
    lines: orderLines(cart, visit),
    coupons: cart.coupons.map(({ coupon, amount }) => ({ code: coupon.code, amount })),
    shipping:
      shipping === null ? null : { id: shipping.id, label: shipping.label[locale], cost: shipping.cost },
    subtotal: cart.subtotal,
    discount: cart.discount,
    total: cart.total,
    paymentMethod: 'cod',
    paymentTitle: messages(locale).cod,
    billing,
    shippingAddress: fields.get('ship_to_different_address') ? readAddress(fields, 'shipping') : billing,
    note: textOf(fields, 'order_comments').slice(0, 2000),
  };
}

/** Stores an order in one transaction: the stock, the order itself, the emptied cart. */
function store(visit: Visit, cart: Cart): Order {
  const { repository } = visit.shop;
  return repository.transaction(() => {
    for (const item of cart.items)
      if (!repository.takeStock(item.sold.id, item.quantity)) throw new SoldOutError(item);
    for (const { coupon } of cart.coupons)
      if (isUsedUp(repository, coupon)) throw new CouponUsedUpError(`coupon ${coupon.code} is used up`);
    const order = repository.addOrder(newOrder(visit, cart));
    const { billing, shippingAddress: shipping } = order;
    visit.session = { ...visit.session, lines: [], removed: [], coupons: [], billing, shipping };
    storeSession(visit);
    return order;
  });
}

function fieldsAreGood(visit: Visit): boolean {
  const texts = messages(visit.locale);
  const { fields } = visit;
  const problems = [
    ...addressProblems(readAddress(fields, 'billing'), 'billing', texts),
    ...(fields.get('ship_to_different_address')
      ? addressProblems(readAddress(fields, 'shipping'), 'shipping', texts)
      : []),
  ];
  for (const { field, text } of problems) notify(visit, 'error', html`${text}`, field);
  return problems.length === 0;
}

/** Places the order from the checkout form, to be paid on delivery. */
export function placeOrder(visit: Visit): CheckoutOutcome {
  const texts = messages(visit.locale);
  const nonce =
    fieldOf(visit.fields, 'woocommerce-process-checkout-nonce') ?? fieldOf(visit.fields, '_wpnonce');
  const refuse = (refresh: boolean): CheckoutOutcome => ({ kind: 'refused', refresh });
  if (!verifyNonce(visit, 'woocommerce-process_checkout', nonce)) {
    notify(visit, 'error', html`${texts.tryAgain}`);
    return refuse(true);
  }
  if (computeCart(visit).items.length === 0) {
    const back = html`<a href="${visit.url.origin}${shopPath(visit.locale)}" class="wc-backward">${texts.returnToShop}</a>`;
    notify(visit, 'error', html`${texts.sessionExpired} ${back}`);
    return refuse(false);
  }
  chooseShipping(visit);
  const coupons = visit.session.coupons.length;
  dropStaleCoupons(visit);
  if (visit.session.coupons.length < coupons) return refuse(true);
  // Both checks run, so that the shopper sees all messages together.
  const [isFormGood, isCartGood] = [fieldsAreGood(visit), checkCart(visit)];
  if (!isFormGood || !isCartGood) return refuse(false);
  try {
    return { kind: 'placed', order: store(visit, computeCart(visit)) };
  } catch (error) {
    if (error instanceof CouponUsedUpError) {
      dropStaleCoupons(visit);
      return refuse(true);
    }
    if (!(error instanceof SoldOutError)) throw error;
    notify(visit, 'error', html`${fill(texts.cartGone, { name: error.item.product.name[visit.locale] })}`);
    return refuse(false);
  }
}

/** Returns the order of a thank-you page; null if the address does not contain the order's key. */
export function orderForKey(visit: Visit, id: number): Order | null {
  const order = visit.shop.repository.order(id);
  return order !== null && visit.query.get('key') === order.key ? order : null;
}

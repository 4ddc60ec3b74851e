import { md5 } from './md5.ts';
import type { Coupon, Locale, Product, ShippingMethod, Variation } from './model.ts';
import { priceOf } from './prices.ts';
import type { CartLine, SessionData } from './session.ts';
import type { Shop } from './shop.ts';
import { stockLimit } from './stock.ts';

/** A cart line with its product and its current price. */
export interface CartItem extends CartLine {
  readonly product: Product;
  readonly variation: Variation | null;
  /** The sold item: the variation, or the product if it has no variations. */
  readonly sold: Product | Variation;
  readonly price: number;
  readonly subtotal: number;
  /** Largest quantity; null: no limit. */
  readonly limit: number | null;
}

/** A session's cart with current prices. All sums are in agorot. */
export interface Cart {
  readonly items: readonly CartItem[];
  /** Number of units, not of lines. */
  readonly count: number;
  readonly subtotal: number;
  readonly coupons: readonly { readonly coupon: Coupon; readonly amount: number }[];
  readonly discount: number;
  readonly offered: readonly ShippingMethod[];
  readonly shipping: ShippingMethod | null;
  readonly total: number;
}

type Choices = Readonly<Record<string, string>>;

/** Returns the key of a line, computed like the CMS: the same choice has the same key in every session. */
export function lineKey(productId: number, variationId: number, attributes: Choices): string {
  const choices = Object.entries(attributes).map(([key, value]) => `attribute_${key}${value}`);
  const parts = [
    productId,
    ...(variationId > 0 ? [variationId] : []),
    ...(choices.length > 0 ? [choices.join('')] : []),
  ];
  return md5(parts.join('_'));
}

/** Returns the item of a cart line in an array, which is empty if the product or variation no longer exists. */
function toItem(shop: Shop, line: CartLine): CartItem[] {
  const product = shop.repository.product(line.productId);
  const variation = line.variationId > 0 ? shop.repository.variation(line.variationId) : null;
  const sold = line.variationId > 0 ? variation : product;
  if (product === null || sold === null) return [];
  const price = priceOf(sold);
  const limit = product.soldIndividually ? 1 : stockLimit(sold.stock);
  return [{ ...line, product, variation, sold, price, subtotal: price * line.quantity, limit }];
}

/** Returns each coupon's discount: a percentage of the subtotal or a fixed amount, limited to the sum that earlier coupons left. */
function discountsOf(shop: Shop, codes: readonly string[], subtotal: number): Cart['coupons'] {
  let left = subtotal;
  return codes.flatMap((code) => {
    const coupon = shop.repository.coupon(code);
    if (coupon === null) return [];
    const uncapped = coupon.kind === 'percent' ? Math.round((subtotal * coupon.amount) / 100) : coupon.amount;
    const amount = Math.min(uncapped, left);
    left -= amount;
    return [{ coupon, amount }];
  });
}

export function computeCart(visit: { readonly shop: Shop; readonly session: SessionData }): Cart {
  const { shop, session } = visit;
  const items = session.lines.flatMap((line) => toItem(shop, line));
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  const coupons = discountsOf(shop, session.coupons, subtotal);
  const discount = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const goods = subtotal - discount;
  const isOffered = (method: ShippingMethod): boolean => method.minimum === null || goods >= method.minimum;
  const offered = items.length === 0 ? [] : shop.repository.shippingMethods().filter(isOffered);
  const shipping = offered.find(({ id }) => id === session.shippingMethod) ?? offered[0] ?? null;
  return {
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    coupons,
    discount,
    offered,
    shipping,
    total: goods + (shipping?.cost ?? 0),
  };
}

/** Returns a hash that is the same for the same contents and total in every session; '' for an empty cart. */
export function cartHash(cart: Cart): string {
  if (cart.items.length === 0) return '';
  const lines = cart.items.map(({ key, productId, variationId, attributes, quantity, subtotal }) => ({
    key,
    productId,
    variationId,
    attributes,
    quantity,
    subtotal,
  }));
  return md5(JSON.stringify(lines) + cart.total);
}

/** Returns the names of the chosen values: `Green`, `S`. */
export function choiceNames(product: Product, attributes: Choices, locale: Locale): readonly string[] {
  if (product.type !== 'variable') return [];
  return product.attributes.flatMap(({ key, options }) => {
    const value = attributes[key];
    return value ? [options.find((option) => option.value === value)?.name[locale] ?? value] : [];
  });
}

/** Returns the product's name with the chosen values, if any: `Tee - Green, S`. */
export function itemName(item: Pick<CartItem, 'product' | 'attributes'>, locale: Locale): string {
  const choices = choiceNames(item.product, item.attributes, locale);
  return [item.product.name[locale], ...(choices.length > 0 ? [choices.join(', ')] : [])].join(' - ');
}

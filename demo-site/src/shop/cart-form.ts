import { fill } from '../content/fill.ts';
import { html } from '../markup/html.ts';
import { applyCoupon, dropStaleCoupons, removeCoupon } from './coupons.ts';
import { fieldOf, textOf, wholeOf } from './fields.ts';
import { cartPath } from './links.ts';
import { messages } from './messages.ts';
import { emptyAddress } from './model.ts';
import { createNonce, verifyNonce } from './nonces.ts';
import { redirect, refererPath } from './redirects.ts';
import type { CartLine } from './session.ts';
import { mostOfOne } from './stock.ts';
import { notify, requested, type Visit } from './visit.ts';

/** Saves the posted shipping method. The cart uses its first offered method if this one is not offered. */
export function chooseShipping(visit: Visit): void {
  const shippingMethod = textOf(visit.fields, 'shipping_method[0]');
  if (shippingMethod !== '') visit.session = { ...visit.session, shippingMethod };
}

const cartNonce = 'woocommerce-cart';

/** Creates the nonce for the remove and undo links and for the cart form. */
export const createCartNonce = (visit: Visit): string => createNonce(visit, cartNonce);

const hasCartNonce = (visit: Visit): boolean =>
  verifyNonce(visit, cartNonce, requested(visit, 'woocommerce-cart-nonce') ?? requested(visit, '_wpnonce'));

/**
 * Returns a typed quantity as the CMS reads it: characters other than digits and dots are dropped, so `5x` is 5, and `abc` is
 * empty and counts as 0. Returns null for a negative number.
 */
function typedQuantity(text: string): number | null {
  return text.trim().startsWith('-') ? null : wholeOf(text.replace(/[^0-9.]/g, ''));
}

function changedLine(visit: Visit, line: CartLine): CartLine {
  const text = fieldOf(visit.fields, `cart[${line.key}][qty]`);
  const quantity = text === null ? null : typedQuantity(text);
  if (quantity === null || quantity === line.quantity) return line;
  const product = visit.shop.repository.product(line.productId);
  if (product !== null && quantity > mostOfOne) {
    notify(
      visit,
      'error',
      html`${fill(messages(visit.locale).cartShort, { name: product.name[visit.locale], left: mostOfOne })}`,
    );
    return line;
  }
  if (product?.soldIndividually && quantity > 1) {
    notify(
      visit,
      'error',
      html`${fill(messages(visit.locale).onlyOne, { name: product.name[visit.locale] })}`,
    );
    return line;
  }
  return { ...line, quantity };
}

/** Applies the quantities of the cart form. Quantities above the stock are accepted; the cart page then shows a message. */
export function updateCart(visit: Visit): Response | null {
  if (!hasCartNonce(visit)) return null;
  const before = visit.session.lines;
  const lines = before.map((line) => changedLine(visit, line));
  if (lines.some((line, index) => line !== before[index])) {
    visit.session = { ...visit.session, lines: lines.filter(({ quantity }) => quantity > 0) };
    notify(visit, 'success', html`${messages(visit.locale).cartUpdated}`);
  }
  const referer = refererPath(visit);
  return referer === null ? null : redirect(referer);
}

/** Removes the cart line with a key, and keeps it for undoing. Returns null for an unknown key. */
export function takeLine(visit: Visit, key: string): CartLine | null {
  const line = visit.session.lines.find((one) => one.key === key) ?? null;
  if (line === null) return null;
  visit.session = {
    ...visit.session,
    lines: visit.session.lines.filter((one) => one !== line),
    removed: [...visit.session.removed.filter((one) => one.key !== key), line],
  };
  return line;
}

function removeItem(visit: Visit, key: string): Response | null {
  if (!hasCartNonce(visit)) return null;
  const line = takeLine(visit, key);
  const product = line === null ? null : visit.shop.repository.product(line.productId);
  if (product !== null) {
    const texts = messages(visit.locale);
    const undo = `${cartPath(visit.locale)}?undo_item=${key}&_wpnonce=${createCartNonce(visit)}`;
    notify(
      visit,
      'success',
      html`${fill(texts.removed, { name: product.name[visit.locale] })} <a href="${undo}" class="restore-item">${texts.undo}</a>`,
    );
  }
  return backWith(visit, 'removed_item');
}

function undoItem(visit: Visit, key: string): Response | null {
  if (!hasCartNonce(visit)) return null;
  const line = visit.session.removed.find((one) => one.key === key);
  if (line !== undefined) {
    const { lines, removed } = visit.session;
    visit.session = {
      ...visit.session,
      lines: [...lines.filter((one) => one.key !== key), line],
      removed: removed.filter((one) => one !== line),
    };
  }
  return backWith(visit, 'undo_item');
}

/** Redirects to the page that contained the link. Returns null without a Referer, so that the requested page is rendered. */
function backWith(visit: Visit, done: 'removed_item' | 'undo_item'): Response | null {
  const referer = refererPath(visit);
  if (referer === null) return null;
  const url = new URL(referer, visit.url);
  for (const name of ['remove_item', 'undo_item', '_wpnonce', 'add-to-cart']) url.searchParams.delete(name);
  if (done === 'removed_item') url.searchParams.set(done, '1');
  else url.searchParams.delete('removed_item');
  return redirect(url.pathname.replace(/^\/+/, '/') + url.search);
}

function changeShippingAddress(visit: Visit): void {
  const nonce = fieldOf(visit.fields, 'woocommerce-shipping-calculator-nonce');
  if (!verifyNonce(visit, 'woocommerce-shipping-calculator', nonce)) return;
  const address = visit.session.shipping ?? emptyAddress;
  const city = textOf(visit.fields, 'calc_shipping_city');
  const postcode = textOf(visit.fields, 'calc_shipping_postcode');
  visit.session = { ...visit.session, shipping: { ...address, city, postcode } };
  notify(visit, 'success', html`${messages(visit.locale).shippingUpdated}`);
}

/**
 * Handles the cart page's forms and links. They work at any page's address, as in the CMS. Returns a redirect to send, if any.
 */
export function handleCartForms(visit: Visit): Response | null {
  const { fields, query } = visit;
  if (fields.get('calc_shipping')) changeShippingAddress(visit);
  const removed = query.get('remove_item');
  const undone = query.get('undo_item');
  let answer: Response | null = null;
  if (fields.get('apply_coupon') && fields.get('coupon_code'))
    applyCoupon(visit, textOf(fields, 'coupon_code'));
  else if (query.has('remove_coupon')) removeCoupon(visit, query.get('remove_coupon') ?? '');
  else if (removed) answer = removeItem(visit, removed);
  else if (undone) answer = undoItem(visit, undone);
  else if (fields.get('update_cart')) answer = updateCart(visit);
  dropStaleCoupons(visit);
  return answer;
}

import { beforeEach, vi } from 'vitest';
import { html as htmlAnswer } from '../../../../runtime/src/cart/testing/fake-shop.ts';
import { find, host } from '../../../../runtime/src/testing/find.ts';
import { noteLeaving } from '../../../../runtime/src/testing/note-leaving.ts';
import { testSignal } from '../../../../runtime/src/testing/test-signal.ts';
import { cart } from '../../../bundle/catalogue.ts';
import { mountWidget } from '../../../testing/mount.ts';

interface Line {
  name: string;
  quantity: number;
  max?: number;
}

/** A fake shop server with a cart. If `held` is an array, each answer adds a function to it, and waits until the function is called. */
export const server = {
  lines: {} as Record<string, Line>,
  removed: {} as Record<string, Line>,
  notice: '',
  shipping: 'flat_rate:1',
  city: '',
  seen: [] as { kind: string; url: string; body: URLSearchParams }[],
  fail: undefined as undefined | (() => Response | Promise<Response>),
  held: undefined as undefined | (() => void)[],
};

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const total = () => Object.values(server.lines).reduce((sum, { quantity }) => sum + quantity * 10, 0);

const rows = () =>
  Object.entries(server.lines)
    .map(
      ([key, { name, quantity, max }]) => `<tr class="woocommerce-cart-form__cart-item cart_item">
      <td class="product-remove"><a href="/cart/?remove_item=${key}&amp;_wpnonce=abc" class="remove" aria-label="Remove ${toHtml(name)}">×</a></td>
      <td class="product-name"><a href="/product/${key}/">${toHtml(name)}</a></td>
      <td class="product-quantity"><div class="quantity"><label class="screen-reader-text" for="q-${key}">${toHtml(name)} quantity</label>
      <input type="number" id="q-${key}" class="input-text qty text" name="cart[${key}][qty]" value="${quantity}" min="0" ${max ? `max="${max}"` : ''} step="1"></div></td>
      <td class="product-subtotal">₪${quantity * 10}</td></tr>`,
    )
    .join('');

export const totals =
  () => `<div class="cart_totals "><h2>Totals</h2><p class="order-total">₪${total()} ${server.shipping}</p>
  <ul>${['flat_rate:1', 'local_pickup:3']
    .map(
      (id) =>
        `<li><label><input type="radio" name="shipping_method[0]" value="${id}" class="shipping_method" ${id === server.shipping ? 'checked' : ''}>${id}</label></li>`,
    )
    .join('')}</ul>
  <form class="woocommerce-shipping-calculator" action="/cart/" method="post"><a href="#" class="shipping-calculator-button">Change address</a>
    <section class="shipping-calculator-form" hidden><label>City <input name="calc_shipping_city" value="${server.city}"></label><button type="submit" name="calc_shipping" value="1">Update</button><input type="hidden" name="woocommerce-shipping-calculator-nonce" value="abc"></section></form>
  <a href="/checkout/" class="checkout-button button">Checkout</a></div>`;

const filled = () => `<div class="woocommerce-notices-wrapper">${server.notice}</div>
  <form class="woocommerce-cart-form" action="/cart/" method="post"><table class="shop_table"><tbody>${rows()}</tbody></table>
    <div class="coupon"><label>Coupon <input name="coupon_code" id="coupon_code" value=""></label><button type="submit" name="apply_coupon" value="Apply">Apply</button></div>
    <button type="submit" name="update_cart" value="Update cart">Update cart</button><input type="hidden" name="woocommerce-cart-nonce" value="abc"></form>
  <div class="cart-collaterals">${totals()}</div>`;
export const empty = () => `<div class="woocommerce-notices-wrapper">${server.notice}</div>
  <div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info">Your cart is empty.</div></div><p class="return-to-shop"><a class="button" href="/shop/">Return to shop</a></p>`;
export const inside = () => (Object.keys(server.lines).length > 0 ? filled() : empty());

export function page(notice = ''): Response {
  server.notice = notice;
  const html = `<!doctype html><html><body><header>Shop</header><div class="woocommerce" data-widget="cart">${inside()}</div></body></html>`;
  server.notice = '';
  return htmlAnswer(html);
}

export const message = (html: string) => `<div class="woocommerce-message" role="alert">${html}</div>`;

function respond(kind: string, url: URL, body: URLSearchParams): Response {
  if (kind === 'get_refreshed_fragments')
    return new Response(JSON.stringify({ fragments: {}, cart_hash: `h${total()}` }));
  if (kind === 'update_shipping_method') {
    server.shipping = body.get('shipping_method[0]') ?? '';
    return new Response(totals());
  }
  const removed = url.searchParams.get('remove_item');
  if (removed && server.lines[removed]) {
    server.removed[removed] = server.lines[removed];
    delete server.lines[removed];
    return page(
      message(
        `Removed. <a href="/cart/?undo_item=${removed}&amp;_wpnonce=abc" class="restore-item">Undo?</a>`,
      ),
    );
  }
  const undone = url.searchParams.get('undo_item');
  if (undone && server.removed[undone]) {
    server.lines[undone] = server.removed[undone];
    return page();
  }
  server.city = body.get('calc_shipping_city') ?? server.city;
  if (!body.has('update_cart')) return page();
  for (const [key, line] of Object.entries(server.lines)) {
    line.quantity = Number.parseInt(body.get(`cart[${key}][qty]`) ?? '', 10) || 0;
    if (line.quantity === 0) delete server.lines[key];
  }
  return page(message('Cart updated.'));
}

export async function answer(input: Request): Promise<Response> {
  const url = new URL(input.url);
  const kind = url.searchParams.get('wc-ajax') ?? 'page';
  const body = new URLSearchParams(input.method === 'POST' ? await input.text() : '');
  server.seen.push({ kind, url: url.pathname + url.search, body });
  if (kind === 'get_refreshed_fragments') return respond(kind, url, body);
  if (server.fail) return server.fail();
  const response = respond(kind, url, body);
  if (server.held) await new Promise<void>((resolve) => server.held?.push(resolve));
  return response;
}

export const sent = (test: (request: (typeof server.seen)[number]) => boolean) => server.seen.filter(test);
export const updates = () => sent(({ body }) => body.has('update_cart'));

export const quantity = (key = 'a') => find<HTMLInputElement>(`#q-${key}`);
export const subtotals = () =>
  [...document.querySelectorAll('.product-subtotal')].map(({ textContent }) => textContent);
export const step = (key: string, direction: 1 | -1) =>
  find(`[data-iyim-step="${direction} cart[${key}][qty]"]`);

export const QUICK = 120;

export async function show({
  dir = 'rtl',
  settings = { update_cart_delay: QUICK } as object,
} = {}): Promise<HTMLElement> {
  const page = `<main><h1>Cart</h1><div class="woocommerce" data-widget="cart" data-widget-settings='${JSON.stringify(settings)}'>${inside()}</div></main>`;
  await mountWidget(cart, page, { dir, load: null });
  return host();
}

export const fired: string[] = [];
export const leaves: string[] = [];

/** Resets the shop for each test of a file, and records navigations instead of following them. */
export function setUpCartPage(): void {
  beforeEach(() => {
    server.city = '';
    server.lines = { a: { name: 'Tee', quantity: 1, max: 9 }, b: { name: 'כובע', quantity: 2 } };
    server.removed = {};
    server.shipping = 'flat_rate:1';
    server.seen = [];
    server.fail = undefined;
    server.held = undefined;
    fired.length = 0;
    leaves.length = 0;
    const signal = testSignal();
    for (const name of [
      'updated_cart_totals',
      'updated_wc_div',
      'wc_cart_emptied',
      'item_removed_from_classic_cart',
      'updated_shipping_method',
      'wc_fragments_refreshed',
    ]) {
      document.addEventListener(name, () => fired.push(name), { signal });
    }
    noteLeaving(leaves);
    // A natively submitted form would replace the test page.
    window.addEventListener(
      'submit',
      (event) => {
        if (!event.defaultPrevented) leaves.push(`submit ${event.submitter?.getAttribute('name')}`);
        event.preventDefault();
      },
      { signal },
    );
    vi.stubGlobal('fetch', answer);
  });
}

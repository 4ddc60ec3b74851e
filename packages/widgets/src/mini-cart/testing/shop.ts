import { start } from '@iyim/runtime';
import { cart } from '@iyim/runtime/shop';
import { beforeEach, expect, vi } from 'vitest';
import { html as htmlAnswer } from '../../../../runtime/src/cart/testing/fake-shop.ts';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { miniCart } from '../../../bundle/catalogue.ts';

// The global that the page builder prints into the page. It is read only once, when `site()` is first called.
Object.assign(window, {
  ElementorProFrontendConfig: { woocommerce: { menu_cart: { fragments_nonce: 'menu-nonce' } } },
});

interface Line {
  key: string;
  name: string;
  quantity: number;
}

/** A fake shop server with a cart. `answers` replaces its answers, by kind of request. */
export const server = {
  lines: [] as Line[],
  removed: [] as Line[],
  /** Nonce of the cart page's form and of the remove links. */
  nonce: 'abc',
  requests: [] as { kind: string; url: string; body: string }[],
  /** Promises that answers wait for, by kind of request. */
  gates: {} as Record<string, Promise<unknown>>,
  answers: {} as Record<string, () => Response | Promise<Response>>,
};

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const countOf = () => server.lines.reduce((sum, { quantity }) => sum + quantity, 0);

export function content(): string {
  const items = server.lines.map(
    ({ key, name, quantity }) => `<li class="woocommerce-mini-cart-item mini_cart_item">
      <a href="/cart/?remove_item=${key}&amp;_wpnonce=${server.nonce}" role="button" class="remove remove_from_cart_button" aria-label="Remove ${toHtml(name)}" data-product_id="18" data-cart_item_key="${key}">×</a>
      <a href="/product/${key}/">${toHtml(name)}</a>
      <span class="quantity">${quantity} × <span class="woocommerce-Price-amount amount">₪10</span></span></li>`,
  );
  const total = `<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> <span class="woocommerce-Price-amount">₪${countOf() * 10}</span></p>
    <p class="buttons"><a href="/cart/" class="button wc-forward">View cart</a><a href="/checkout/" class="button checkout">Checkout</a></p>`;
  const inside =
    items.length > 0
      ? `<ul class="woocommerce-mini-cart">${items.join('')}</ul>${total}`
      : '<p class="woocommerce-mini-cart__empty-message">Empty.</p>';
  return `<div class="widget_shopping_cart_content">${inside}</div>`;
}

const json = (value: unknown) => new Response(JSON.stringify(value));
export const fragments = () =>
  json({
    fragments: { 'div.widget_shopping_cart_content': content() },
    cart_hash: server.lines.length > 0 ? `hash${countOf()}` : '',
  });

const usual: Record<string, (body: URLSearchParams, url: URL) => Response> = {
  get_refreshed_fragments: fragments,
  add_to_cart: () => {
    server.lines.push({ key: 'added', name: 'Added', quantity: 1 });
    return fragments();
  },
  remove_from_cart: (body) => {
    const at = server.lines.findIndex(({ key }) => key === body.get('cart_item_key'));
    if (at < 0) return json({ success: false });
    server.removed = server.lines.splice(at, 1);
    return fragments();
  },
  elementor_menu_cart_fragments: () =>
    json({ fragments: { 'div.elementor-element-aa1 div.elementor-menu-cart__toggle': toggle(countOf()) } }),
  page: (body, url) => {
    if (body.has('update_cart')) return updateCart(body);
    if (url.searchParams.has('undo_item')) server.lines.push(...server.removed);
    return htmlAnswer('<!doctype html><p>Cart</p>');
  },
};

/** Updates the cart as the cart page does, which silently ignores a stale nonce. Every product has a stock of nine. */
function updateCart(body: URLSearchParams): Response {
  let notice = '';
  for (const line of body.get('woocommerce-cart-nonce') === server.nonce ? server.lines : []) {
    const requested = Number(body.get(`cart[${line.key}][qty]`) ?? line.quantity);
    if (requested > 9) notice = '<ul class="woocommerce-error"><li>Only 9 left.</li></ul>';
    else line.quantity = requested;
  }
  return htmlAnswer(`<!doctype html><p>Cart</p>${notice}`);
}

export async function answer(input: Request): Promise<Response> {
  const url = new URL(input.url);
  const body = input.method === 'POST' ? await input.text() : '';
  const fields = new URLSearchParams(body);
  const kind = url.searchParams.get('wc-ajax') ?? fields.get('action') ?? 'page';
  server.requests.push({ kind, url: url.pathname + url.search, body });
  await server.gates[kind];
  return (server.answers[kind] ?? usual[kind] ?? (() => new Response('0', { status: 400 })))(fields, url);
}

export const requestsOf = (kind: string) => server.requests.filter((request) => request.kind === kind);

export const toggle = (count: number) => `<div class="elementor-menu-cart__toggle elementor-button-wrapper">
  <a id="elementor-menu-cart__toggle_button" href="/cart/" class="elementor-menu-cart__toggle_button" aria-expanded="false"><span class="elementor-button-text">₪${count * 10}</span>
  <span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="${count}">${count}</span><span class="elementor-screen-only">Cart</span></span></a></div>`;

export const builderMarkup = (
  settings: object = {},
) => `<div class="elementor-location-header" data-elementor-id="11">
  <div id="mini" class="elementor-element elementor-element-aa1" data-settings='${JSON.stringify(settings)}' data-widget="mini-cart">
    <div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
      <div class="elementor-menu-cart__container" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true">
        <div class="elementor-menu-cart__close-button" aria-label="Close"></div><div class="widget_shopping_cart_content"></div></div></div>
      ${toggle(0)}</div></div></div></div>`;

export const ownMarkup = (
  id: string,
  settings: object = {},
) => `<div id="${id}" data-widget="mini-cart" data-widget-settings='${JSON.stringify(settings)}'>
  <a href="/cart/">Cart</a><div><div class="widget_shopping_cart_content"></div></div></div>`;

/** Rules of the blocks plugin's style sheet that hide and place the list. */
const BLOCKS_SHEET = `.jet-blocks-cart { position: relative; display: inline-flex }
  .jet-blocks-cart__list { inline-size: 250px; padding: 20px; background: #fff }
  .jet-blocks-cart__close-button { position: absolute; inset: 20px 20px auto auto; inline-size: 24px; block-size: 24px }
  .jet-blocks-cart--dropdown-layout .jet-blocks-cart__list { position: absolute; top: -999em; opacity: 0; left: 0; transition: opacity 50ms }
  .jet-blocks-cart--dropdown-layout.jet-cart-open .jet-blocks-cart__list { top: 100%; opacity: 1 }
  .jet-blocks-cart--slide-out-layout .jet-blocks-cart__list { position: fixed; block-size: 100vh; top: 0; right: 0; transform: translateX(100%); transition: transform 50ms }
  .jet-blocks-cart--slide-out-layout.jet-cart-open .jet-blocks-cart__list { transform: none }`;

/** The blocks plugin's cart. `settings` may be any text. */
export const blocksMarkup = (
  settings: object | string,
  layout: 'dropdown' | 'slide-out' = 'dropdown',
  shown: { readonly count?: boolean; readonly list?: boolean } = {},
) => `<style>${BLOCKS_SHEET}</style><div class="elementor-jet-blocks-cart jet-blocks">
  <div id="mini" class="jet-blocks-cart jet-blocks-cart--${layout}-layout" data-settings='${typeof settings === 'string' ? settings : JSON.stringify(settings)}' data-widget="mini-cart">
    <div class="jet-blocks-cart__heading"><a href="/cart/" class="jet-blocks-cart__heading-link" data-e-disable-page-transition="true" title="View your shopping cart"><span class="jet-blocks-cart__label">Cart</span>
      ${shown.count === false ? '' : '<span class="jet-blocks-cart__count"><span class="jet-blocks-cart__count-val">0</span></span>'}
      <span class="jet-blocks-cart__total"><span class="jet-blocks-cart__total-val"><span class="woocommerce-Price-amount amount">₪20</span></span></span></a></div>
    ${
      shown.list === false
        ? ''
        : `<div class="jet-blocks-cart__list"><div class="jet-blocks-cart__close-button jet-blocks-icon"><i class="fas fa-times"></i></div><h4 class="jet-blocks-cart__list-title">My Cart</h4>
      <div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></div>`
    }
  </div></div>`;

/** Shows a page and starts the widget on it. `change` is called before the start. */
export async function show(html: string, dir: 'rtl' | 'ltr' = 'rtl', change = () => {}): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Shop';
  document.body.innerHTML = `<header>${html}</header><main id="outside"><h1>Shop</h1><button id="add">Add</button></main>`;
  change();
  start({ widgets: [miniCart] });
  await soon(() => {
    for (const host of document.querySelectorAll('[data-widget]'))
      expect(host.getAttribute('data-widget-state')).toBe('mounted');
  });
  await cart().load();
}

export const toggleOf = () => find('#mini a[aria-expanded]');
export const panel = () => find('#mini .iyim-mini-cart-panel');
export const isOpen = () =>
  toggleOf().getAttribute('aria-expanded') === 'true' && panel().getAttribute('aria-hidden') === 'false';
export const add = () => cart().add({ fields: [], productId: '18', quantity: '1' });
/** Returns the computed `visibility` of the count on the button. */
export const visibility = () => getComputedStyle(find('.elementor-button-icon-qty')).visibility;

/** Sets up a fake shop for each test of the file. */
export function setUpShop(): void {
  beforeEach(() => {
    server.lines = [{ key: 'k1', name: 'Tee', quantity: 2 }];
    server.removed = [];
    server.nonce = 'abc';
    server.requests = [];
    server.answers = {};
    server.gates = {};
    vi.stubGlobal('fetch', answer);
  });
}

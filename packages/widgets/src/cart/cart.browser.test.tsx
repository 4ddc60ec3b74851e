import { start, stop, cart as theCart } from '@iyim/runtime';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cart } from './index.ts';

interface Line {
  name: string;
  quantity: number;
  max?: number;
}

/** A shop server with a cart in it. `hold` keeps the answers until they are let go. */
const server = {
  lines: {} as Record<string, Line>,
  removed: {} as Record<string, Line>,
  notice: '',
  shipping: 'flat_rate:1',
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

const totals =
  () => `<div class="cart_totals "><h2>Totals</h2><p class="order-total">₪${total()} ${server.shipping}</p>
  <ul>${['flat_rate:1', 'local_pickup:3']
    .map(
      (id) =>
        `<li><label><input type="radio" name="shipping_method[0]" value="${id}" class="shipping_method" ${id === server.shipping ? 'checked' : ''}>${id}</label></li>`,
    )
    .join('')}</ul>
  <form class="woocommerce-shipping-calculator" action="/cart/" method="post"><a href="#" class="shipping-calculator-button">Change address</a>
    <section class="shipping-calculator-form" hidden><label>City <input name="calc_shipping_city" value=""></label><button type="submit" name="calc_shipping" value="1">Update</button></section></form>
  <a href="/checkout/" class="checkout-button button">Checkout</a></div>`;

const filled = () => `<div class="woocommerce-notices-wrapper">${server.notice}</div>
  <form class="woocommerce-cart-form" action="/cart/" method="post"><table class="shop_table"><tbody>${rows()}</tbody></table>
    <div class="coupon"><label>Coupon <input name="coupon_code" id="coupon_code" value=""></label><button type="submit" name="apply_coupon" value="Apply">Apply</button></div>
    <button type="submit" name="update_cart" value="Update cart">Update cart</button><input type="hidden" name="woocommerce-cart-nonce" value="abc"></form>
  <div class="cart-collaterals">${totals()}</div>`;
const empty = () => `<div class="woocommerce-notices-wrapper">${server.notice}</div>
  <div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info">Your cart is empty.</div></div><p class="return-to-shop"><a class="button" href="/shop/">Return to shop</a></p>`;
const inside = () => (Object.keys(server.lines).length > 0 ? filled() : empty());

function page(notice = ''): Response {
  server.notice = notice;
  const html = `<!doctype html><html><body><header>Shop</header><div class="woocommerce" data-widget="cart">${inside()}</div></body></html>`;
  server.notice = '';
  return new Response(html);
}

const message = (html: string) => `<div class="woocommerce-message" role="alert">${html}</div>`;

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
  if (!body.has('update_cart')) return page();
  for (const [key, line] of Object.entries(server.lines)) {
    line.quantity = Number.parseInt(body.get(`cart[${key}][qty]`) ?? '', 10) || 0;
    if (line.quantity === 0) delete server.lines[key];
  }
  return page(message('Cart updated.'));
}

async function answer(input: Request): Promise<Response> {
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

const sent = (test: (request: (typeof server.seen)[number]) => boolean) => server.seen.filter(test);
const updates = () => sent(({ body }) => body.has('update_cart'));

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const quantity = (key = 'a') => find<HTMLInputElement>(`#q-${key}`);
const subtotals = () =>
  [...document.querySelectorAll('.product-subtotal')].map(({ textContent }) => textContent);
const step = (key: string, direction: 1 | -1) => find(`[data-iyim-step="${direction} cart[${key}][qty]"]`);

const QUICK = 120;

async function show({
  dir = 'rtl' as 'rtl' | 'ltr',
  settings = { update_cart_delay: QUICK } as object,
} = {}): Promise<HTMLElement> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Cart';
  document.body.innerHTML = `<main><h1>Cart</h1><div class="woocommerce" data-widget="cart" data-widget-settings='${JSON.stringify(settings)}'>${inside()}</div></main>`;
  start({ widgets: [cart] });
  const host = find('[data-widget]');
  // The first mount of a run waits for the dev server to compile the widget.
  await vi.waitFor(() => expect(host.dataset.widgetState).toBe('mounted'), 10_000);
  return host;
}

const heard: string[] = [];
const leaves: string[] = [];
let listening = new AbortController();

beforeEach(() => {
  server.lines = { a: { name: 'Tee', quantity: 1, max: 9 }, b: { name: 'כובע', quantity: 2 } };
  server.removed = {};
  server.shipping = 'flat_rate:1';
  server.seen = [];
  server.fail = undefined;
  server.held = undefined;
  heard.length = 0;
  leaves.length = 0;
  listening = new AbortController();
  const { signal } = listening;
  for (const name of [
    'updated_cart_totals',
    'updated_wc_div',
    'wc_cart_emptied',
    'item_removed_from_classic_cart',
    'updated_shipping_method',
    'wc_fragments_refreshed',
  ]) {
    document.addEventListener(name, () => heard.push(name), { signal });
  }
  document.addEventListener(
    'iyim:navigate',
    (event) => {
      event.preventDefault();
      leaves.push((event as CustomEvent<{ url: string }>).detail.url);
    },
    { signal },
  );
  // A form that is left to the browser would take the test page away.
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

afterEach(() => {
  listening.abort();
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['rtl', 'ltr'] as const)('the cart page, %s', (dir) => {
  it('CP-2 a changed quantity updates form, totals and notices, with the original’s events in order', async () => {
    await show({ dir });
    await userEvent.fill(quantity(), '3');
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪30', '₪20']));
    expect(find('.order-total').textContent).toContain('₪50');
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Cart updated.');
    expect(updates()).toHaveLength(1);
    expect(updates()[0]?.body.get('woocommerce-cart-nonce')).toBe('abc');
    await vi.waitFor(() =>
      expect(heard).toEqual(['updated_cart_totals', 'updated_wc_div', 'wc_fragments_refreshed']),
    );
  });

  it('CP-1 has no axe violation, and targets one can hit', async () => {
    await show({ dir });
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    const { width, height } = step('a', 1).getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it('CP-2 the buttons stand on the side their sign is expected on', async () => {
    await show({ dir });
    const less = step('a', -1).getBoundingClientRect().left;
    const more = step('a', 1).getBoundingClientRect().left;
    expect(Math.sign(more - less)).toBe(dir === 'rtl' ? -1 : 1);
  });
});

describe('when it updates', () => {
  it('CP-2 1500 ms after the last change by default', async () => {
    await show({ settings: {} });
    quantity().value = '2';
    const from = performance.now();
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(updates()).toHaveLength(1), { timeout: 4000, interval: 10 });
    expect(performance.now() - from).toBeGreaterThanOrEqual(1490);
  });

  it('CP-2 at once by the update button, and not a second time', async () => {
    await show();
    quantity().value = '2';
    quantity().dispatchEvent(new Event('input', { bubbles: true }));
    find('[name="update_cart"]').click();
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪20'));
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK));
    expect(updates()).toHaveLength(1);
  });

  it('CP-2 at once by Enter in a quantity, which is not the coupon’s button', async () => {
    await show({ settings: {} });
    await userEvent.fill(quantity(), '4');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪40'));
    expect(leaves).toEqual([]);
  });

  it('CP-2 not by itself when the setting is off', async () => {
    await show({ settings: { update_cart_automatically: 'no', update_cart_delay: 20 } });
    await userEvent.fill(quantity(), '4');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(updates()).toHaveLength(0);
    find('[name="update_cart"]').click();
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪40'));
  });

  it('CP-2 another button of the form keeps its own business', async () => {
    await show();
    find('[name="apply_coupon"]').click();
    expect(leaves).toEqual(['submit apply_coupon']);
  });
});

describe('what is typed while the server is asked', () => {
  it('CP-2 is never lost: a second quantity, the focus and the caret survive and are sent', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity('a'), '2');
    await vi.waitFor(() => expect(server.held).toHaveLength(1));
    await userEvent.fill(quantity('b'), '4');
    const release = server.held.splice(0);
    server.held = undefined;
    for (const go of release) go();
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪20'));
    expect(quantity('b').value).toBe('4');
    expect(document.activeElement).toBe(quantity('b'));
    await userEvent.keyboard('5');
    expect(quantity('b').value).toBe('45');
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪20', '₪450']));
    expect(updates()).toHaveLength(2);
  });

  it('CP-2 the same field changed again while its first value is on its way', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity(), '2');
    await vi.waitFor(() => expect(server.held).toHaveLength(1));
    await userEvent.fill(quantity(), '7');
    const release = server.held.splice(0);
    server.held = undefined;
    for (const go of release) go();
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪70'));
    expect(server.lines.a?.quantity).toBe(7);
  });

  it('CP-2 a half typed coupon code and its caret survive an update', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity(), '2');
    const code = find<HTMLInputElement>('#coupon_code');
    await userEvent.fill(code, 'SAV10');
    code.setSelectionRange(3, 3);
    await vi.waitFor(() => expect(server.held).toHaveLength(1));
    server.held[0]?.();
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪20'));
    const now = find<HTMLInputElement>('#coupon_code');
    expect(now).not.toBe(code);
    expect([now.value, now.selectionStart]).toEqual(['SAV10', 3]);
    expect(document.activeElement).toBe(now);
  });

  it('CP-2 the parts that wait are marked and can still be typed in', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity(), '2');
    await vi.waitFor(() =>
      expect(find('.woocommerce-cart-form').classList.contains('processing')).toBe(true),
    );
    expect(find('.cart_totals').getAttribute('aria-busy')).toBe('true');
    expect(quantity().disabled).toBe(false);
    const release = server.held;
    server.held = undefined;
    for (const go of release) go();
    await vi.waitFor(() => expect(document.querySelector('.processing, [aria-busy]')).toBeNull());
  });

  it('CP-2 the checkout link waits for a quantity typed a moment ago', async () => {
    await show({ settings: {} });
    await userEvent.fill(quantity(), '5');
    find('.checkout-button').click();
    find('.checkout-button').click();
    await vi.waitFor(() => expect(leaves).toHaveLength(1));
    expect(leaves[0]).toContain('/checkout/');
    expect(server.lines.a?.quantity).toBe(5);
  });
});

describe('one more, one less', () => {
  it('CP-2 the buttons change the quantity, keep the focus, and stop at the limits', async () => {
    await show();
    server.lines = { a: { name: 'Tee', quantity: 8, max: 9 } };
    document.body.dispatchEvent(new CustomEvent('wc_update_cart', { detail: [] }));
    await vi.waitFor(() => expect(quantity().value).toBe('8'));
    step('a', 1).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(quantity().value).toBe('9');
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪90'));
    expect(document.activeElement).toBe(step('a', 1));
    expect(find('[role="status"]').textContent).toContain('Tee: 9');
  });

  it('CP-2 one less than one does not take the product out', async () => {
    await show();
    await userEvent.click(step('a', -1));
    expect(quantity().value).toBe('1');
  });

  it('SEC-1 a product name with markup in it is a label and nothing more', async () => {
    server.lines = { a: { name: '<img src=x onerror="window.hit=1">', quantity: 1 } };
    await show({ dir: 'ltr' });
    expect(step('a', 1).getAttribute('aria-label')).toBe('One more: <img src=x onerror="window.hit=1">');
    expect(document.querySelector('img')).toBeNull();
  });

  it('CP-2 there are none when the setting is off', async () => {
    await show({ settings: { quantity_buttons: '' } });
    expect(document.querySelector('[data-iyim-step]')).toBeNull();
  });
});

describe('quantities that make no sense', () => {
  it.each([
    ['nothing', ''],
    ['a negative number', '-1'],
    ['more than there is', '10'],
    ['half a product', '1.5'],
    ['no number', 'e'],
  ])('CP-2 %s is pointed out and not sent', async (_what, text) => {
    await show();
    await userEvent.clear(quantity());
    if (text) await userEvent.type(quantity(), text);
    find('[name="update_cart"]').click();
    await vi.waitFor(() => expect(quantity().matches(':invalid')).toBe(true));
    expect(quantity().validationMessage).not.toBe('');
    expect(document.activeElement).toBe(quantity());
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK));
    expect(updates()).toHaveLength(0);
    await userEvent.fill(quantity(), '3');
    await vi.waitFor(() => expect(subtotals()[0]).toBe('₪30'));
  });

  it('CP-2 text fields of older themes are held to the same', async () => {
    await show();
    quantity().type = 'text';
    await userEvent.fill(quantity(), 'abc');
    await vi.waitFor(() => expect(quantity().validationMessage).toContain('0'));
    expect(updates()).toHaveLength(0);
  });
});

describe('removing and undoing', () => {
  it('CP-1 a line is removed in place; the focus goes to the way back, which works', async () => {
    await show();
    await userEvent.click(find('a.remove'));
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪20']));
    expect(heard.slice(0, 2)).toEqual(['updated_cart_totals', 'updated_wc_div']);
    await vi.waitFor(() => expect(heard).toContain('item_removed_from_classic_cart'));
    expect(document.activeElement).toBe(find('.restore-item'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪20', '₪10']));
    expect(leaves).toEqual([]);
  });

  it('CP-1 a double click removes one line', async () => {
    await show();
    const link = find('a.remove');
    link.click();
    link.click();
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪20']));
    await vi.waitFor(() => expect(document.querySelector('.processing')).toBeNull());
    expect(subtotals()).toEqual(['₪20']);
  });

  it('CP-1 the last line leaves the empty cart, with the original’s events', async () => {
    server.lines = { a: { name: 'Tee', quantity: 1 } };
    const host = await show();
    await userEvent.click(find('a.remove'));
    await vi.waitFor(() => expect(find('.cart-empty').textContent).toBe('Your cart is empty.'));
    expect(document.querySelector('.woocommerce-cart-form, .cart_totals')).toBeNull();
    expect(find('.return-to-shop a').getAttribute('href')).toBe('/shop/');
    expect(heard.slice(0, 2)).toEqual(['wc_cart_emptied', 'updated_wc_div']);
    expect(host.dataset.widgetState).toBe('mounted');
    await userEvent.click(find('.restore-item'));
    await vi.waitFor(() => expect(leaves).toEqual([location.href]));
  });

  it('CP-1 0 takes the product out', async () => {
    await show();
    await userEvent.fill(quantity(), '0');
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪20']));
  });
});

describe('a server that fails', () => {
  const failures: [string, () => Response | Promise<Response>][] = [
    ['status 500', () => new Response('down', { status: 500 })],
    ['another page', () => new Response('<!doctype html><p>Hello</p>')],
    ['an empty body', () => new Response('')],
    ['-1', () => new Response('-1', { status: 403 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];

  it.each(failures)(
    'CP-2 %s: values are kept, the visitor is told, and can try again',
    async (_what, failure) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const host = await show();
      server.fail = failure;
      await userEvent.fill(quantity(), '3');
      await vi.waitFor(() => expect(find('.iyim-cart-failed').textContent).toContain('מה שהוקלד נשמר'));
      expect(quantity().value).toBe('3');
      expect(host.dataset.widgetState).toBe('mounted');
      expect(document.querySelector('.processing, [aria-busy]')).toBeNull();
      server.fail = undefined;
      await userEvent.click(find('.iyim-cart-failed button'));
      await vi.waitFor(() => expect(subtotals()[0]).toBe('₪30'));
      expect(document.querySelector('.iyim-cart-failed')).toBeNull();
    },
  );

  it('CP-3 after a failure the update button is the browser’s own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    server.fail = () => new Response('down', { status: 500 });
    await userEvent.fill(quantity(), '3');
    await vi.waitFor(() => find('.iyim-cart-failed'));
    await userEvent.click(find('[name="update_cart"]'));
    expect(leaves).toEqual(['submit update_cart']);
  });

  it('CP-2 the checkout is not gone to with a quantity that could not be saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ settings: {} });
    server.fail = () => new Response('down', { status: 500 });
    await userEvent.fill(quantity(), '3');
    find('.checkout-button').click();
    await vi.waitFor(() => find('.iyim-cart-failed'));
    expect(leaves).toEqual([]);
  });
});

describe('what else changes the cart', () => {
  it('CP-2 wc_update_cart asks for the cart without saving, and what was typed is sent after it', async () => {
    await show({ settings: { update_cart_delay: 400 } });
    await userEvent.fill(quantity(), '3');
    server.lines.b = { name: 'כובע', quantity: 6 };
    document.body.dispatchEvent(new CustomEvent('wc_update_cart', { detail: [true] }));
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪10', '₪60']));
    expect(quantity().value).toBe('3');
    await vi.waitFor(() => expect(subtotals()).toEqual(['₪30', '₪60']));
  });

  it('CO-1 a coupon widget that asks for it is answered, and its notice stays', async () => {
    await show();
    find('.woocommerce-notices-wrapper').innerHTML = message('Coupon applied.');
    const asked = new CustomEvent('iyim:cart-changed', { bubbles: true, cancelable: true });
    expect(find('.coupon').dispatchEvent(asked)).toBe(false);
    await vi.waitFor(() => expect(heard).toContain('updated_wc_div'));
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Coupon applied.');
  });

  it('CP-1 a shipping method is chosen in place', async () => {
    await show();
    await userEvent.click(find('input[value="local_pickup:3"]'));
    await vi.waitFor(() => expect(find('.order-total').textContent).toContain('local_pickup:3'));
    const request = sent(({ kind }) => kind === 'update_shipping_method')[0];
    expect(request?.body.get('shipping_method[0]')).toBe('local_pickup:3');
    expect(heard.slice(0, 2)).toEqual(['updated_cart_totals', 'updated_shipping_method']);
    expect((document.activeElement as HTMLInputElement).value).toBe('local_pickup:3');
  });

  it('CP-1 “Change address” opens the calculator, which is sent in place', async () => {
    await show();
    await userEvent.click(find('.shipping-calculator-button'));
    expect(find('.shipping-calculator-form').hidden).toBe(false);
    await userEvent.fill(find('[name="calc_shipping_city"]'), 'חיפה');
    await userEvent.click(find('[name="calc_shipping"]'));
    await vi.waitFor(() => expect(heard).toContain('updated_wc_div'));
    expect(sent(({ body }) => body.get('calc_shipping_city') === 'חיפה')).toHaveLength(1);
    expect(leaves).toEqual([]);
    await userEvent.click(find('.shipping-calculator-button'));
    expect(find('.shipping-calculator-form').hidden).toBe(false);
  });

  it('CP-1 something added elsewhere on the page appears', async () => {
    await show();
    vi.stubGlobal('fetch', async (input: Request) => {
      if (!input.url.includes('wc-ajax=add_to_cart')) return answer(input);
      server.lines.c = { name: 'Mug', quantity: 1 };
      return new Response('{"fragments":{},"cart_hash":"new"}');
    });
    await theCart().add({ fields: [], productId: '5', quantity: '1' });
    await vi.waitFor(() => expect(subtotals()).toHaveLength(3));
  });
});

describe('coming and going', () => {
  it('RT-18 stop gives the server’s markup back', async () => {
    document.body.innerHTML = inside();
    const before = document.body.innerHTML;
    const host = await show();
    find('.shipping-calculator-button').click();
    stop();
    expect(host.innerHTML).toBe(before);
  });

  it('RT-3 a host without a cart form fails alone and says what is missing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="cart"><p>Hello</p></div>';
    start({ widgets: [cart] });
    await vi.waitFor(() => expect(find('[data-widget]').dataset.widgetState).toBe('failed'));
    expect(String(said.mock.calls[0]?.[0])).toContain('woocommerce-cart-form');
  });
});

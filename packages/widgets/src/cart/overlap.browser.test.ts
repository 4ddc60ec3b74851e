import { cart as theCart } from '@iyim/runtime/shop';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { html as htmlAnswer } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import {
  answer,
  empty,
  fired,
  leaves,
  message,
  page,
  quantity,
  sent,
  server,
  setUpCartPage,
  show,
  subtotals,
  updates,
} from './testing/cart-page.ts';

setUpCartPage();

/** Names of the fired events, without `wc_fragments_refreshed`, which fires at a time that depends on the server. */
const pageEvents = () => fired.filter((name) => name !== 'wc_fragments_refreshed');

describe('typing during a request', () => {
  it('CP-2 a second quantity, the focus and the caret survive an update, and the quantity is sent', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity('a'), '2');
    await soon(() => expect(server.held).toHaveLength(1));
    await userEvent.fill(quantity('b'), '4');
    const release = server.held.splice(0);
    server.held = undefined;
    for (const go of release) go();
    await soon(() => expect(subtotals()[0]).toBe('₪20'));
    expect(quantity('b').value).toBe('4');
    expect(document.activeElement).toBe(quantity('b'));
    await userEvent.keyboard('5');
    expect(quantity('b').value).toBe('45');
    await soon(() => expect(subtotals()).toEqual(['₪20', '₪450']));
  });

  it('CP-2 an update waits for another change to the cart, because the server would keep only one of the two', async () => {
    await show();
    let end = (): void => {};
    const coupon = theCart().inTurn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await userEvent.fill(quantity(), '2');
    await soon(() => expect(find('.woocommerce-cart-form').classList.contains('processing')).toBe(true));
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    expect(updates()).toHaveLength(0);
    end();
    await coupon;
    await soon(() => expect(subtotals()[0]).toBe('₪20'));
    expect(updates()).toHaveLength(1);
  });

  it('CP-2 a quantity that is changed again during its update is sent again', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity(), '2');
    await soon(() => expect(server.held).toHaveLength(1));
    await userEvent.fill(quantity(), '7');
    const release = server.held.splice(0);
    server.held = undefined;
    for (const go of release) go();
    await soon(() => expect(subtotals()[0]).toBe('₪70'));
    expect(server.lines.a?.quantity).toBe(7);
  });

  it('CP-2 a half-typed coupon code and its caret survive an update', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity(), '2');
    const code = find<HTMLInputElement>('#coupon_code');
    await userEvent.fill(code, 'SAV10');
    code.setSelectionRange(3, 3);
    await soon(() => expect(server.held).toHaveLength(1));
    server.held[0]?.();
    await soon(() => expect(subtotals()[0]).toBe('₪20'));
    const now = find<HTMLInputElement>('#coupon_code');
    expect(now).not.toBe(code);
    expect([now.value, now.selectionStart]).toEqual(['SAV10', 3]);
    expect(document.activeElement).toBe(now);
  });

  it('CP-2 the cart form and the totals are marked as busy and stay editable during a request', async () => {
    await show();
    server.held = [];
    await userEvent.fill(quantity(), '2');
    await soon(() => expect(find('.woocommerce-cart-form').classList.contains('processing')).toBe(true));
    expect(find('.cart_totals').getAttribute('aria-busy')).toBe('true');
    expect(quantity().disabled).toBe(false);
    const release = server.held;
    server.held = undefined;
    for (const go of release) go();
    await soon(() => expect(document.querySelector('.processing, [aria-busy]')).toBeNull());
  });

  it('CP-2 the checkout link waits until a typed quantity is saved', async () => {
    await show({ settings: {} });
    await userEvent.fill(quantity(), '5');
    find('.checkout-button').click();
    find('.checkout-button').click();
    await soon(() => expect(leaves).toHaveLength(1));
    expect(leaves[0]).toContain('/checkout/');
    expect(server.lines.a?.quantity).toBe(5);
  });
});

describe('removing and undoing', () => {
  it('CP-1 removing a line of the cart happens in place and focuses the undo link, which restores the line', async () => {
    await show();
    await userEvent.click(find('a.remove'));
    await soon(() => expect(subtotals()).toEqual(['₪20']));
    expect(pageEvents().slice(0, 2)).toEqual(['updated_cart_totals', 'updated_wc_div']);
    await soon(() => expect(fired).toContain('item_removed_from_classic_cart'));
    expect(document.activeElement).toBe(find('.restore-item'));
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(subtotals()).toEqual(['₪20', '₪10']));
    expect(leaves).toEqual([]);
  });

  it('CP-1 a double click on a remove link removes one line', async () => {
    await show();
    const link = find('a.remove');
    link.click();
    link.click();
    await soon(() => expect(document.querySelector('.restore-item')).not.toBeNull());
    await soon(() => expect(document.querySelector('.processing')).toBeNull());
    expect(sent(({ url }) => url.includes('remove_item'))).toHaveLength(1);
  });

  it('CP-1 removing the last line shows the empty cart and fires the original’s events', async () => {
    server.lines = { a: { name: 'Tee', quantity: 1 } };
    const host = await show();
    await userEvent.click(find('a.remove'));
    await soon(() => expect(find('.cart-empty').textContent).toBe('Your cart is empty.'));
    expect(document.querySelector('.woocommerce-cart-form, .cart_totals')).toBeNull();
    expect(find('.return-to-shop a').getAttribute('href')).toBe('/shop/');
    expect(pageEvents().slice(0, 2)).toEqual(['wc_cart_emptied', 'updated_wc_div']);
    expect(host.dataset.widgetState).toBe('mounted');
    await userEvent.click(find('.restore-item'));
    await soon(() => expect(leaves).toEqual([location.href]));
  });

  it('CP-1 the undo link of an empty cart is shown, even if notices are outside the cart’s element', async () => {
    server.lines = { a: { name: 'Tee', quantity: 1 } };
    const host = await show();
    find('.woocommerce-notices-wrapper').remove();
    const place = (notice: string) =>
      `<div class="woocommerce"><div class="woocommerce-notices-wrapper">${notice}</div></div>`;
    host.insertAdjacentHTML('beforebegin', place(message('Of before.')));
    const undo = message('Removed. <a href="/cart/?undo_item=a" class="restore-item">Undo?</a>');
    server.fail = () => htmlAnswer(`<main>${place(undo)}<div class="woocommerce">${empty()}</div></main>`);
    await userEvent.click(find('a.remove'));
    await soon(() => expect(find('.cart-empty').textContent).toBe('Your cart is empty.'));
    const notices = [...document.querySelectorAll('.woocommerce-message')];
    expect(notices.map(({ textContent }) => textContent)).toEqual(['Removed. Undo?']);
    expect(document.activeElement).toBe(find('.restore-item'));
  });

  it('CP-1 undoing a removal that the server has forgotten shows the answer’s cart without an error', async () => {
    const error = vi.spyOn(console, 'error');
    const host = await show();
    await userEvent.click(find('a.remove'));
    await soon(() => expect(document.activeElement).toBe(find('.restore-item')));
    server.removed = {};
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(document.querySelector('.restore-item')).toBeNull());
    expect(subtotals()).toEqual(['₪20']);
    expect(host.dataset.widgetState).toBe('mounted');
    expect(error).not.toHaveBeenCalled();
  });

  it('CP-1 quantity 0 removes the product', async () => {
    await show();
    await userEvent.fill(quantity(), '0');
    await soon(() => expect(subtotals()).toEqual(['₪20']));
  });
});

describe('a failing server', () => {
  const failures: [string, () => Response | Promise<Response>][] = [
    ['status 500', () => new Response('down', { status: 500 })],
    ['another page', () => htmlAnswer('<!doctype html><p>Hello</p>')],
    ['an empty body', () => new Response('')],
    ['-1', () => new Response('-1', { status: 403 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];

  it.each(failures)(
    'CP-2 after %s the cart page keeps typed values, and a notice offers to retry',
    async (_what, failure) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const host = await show();
      server.fail = failure;
      await userEvent.fill(quantity(), '3');
      await soon(() => expect(find('.iyim-cart-failed').textContent).toContain('מה שמילאת נשמר'));
      expect(quantity().value).toBe('3');
      expect(host.dataset.widgetState).toBe('mounted');
      expect(document.querySelector('.processing, [aria-busy]')).toBeNull();
      server.fail = undefined;
      await userEvent.click(find('.iyim-cart-failed button'));
      await soon(() => expect(subtotals()[0]).toBe('₪30'));
      await soon(() => expect(document.querySelector('.iyim-cart-failed')).toBeNull());
      expect(document.activeElement).toBe(host);
    },
  );

  it('CP-3 after a failure the update button submits the cart form natively', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    server.fail = () => new Response('down', { status: 500 });
    await userEvent.fill(quantity(), '3');
    await soon(() => find('.iyim-cart-failed'));
    await userEvent.click(find('[name="update_cart"]'));
    expect(leaves).toEqual(['submit update_cart']);
  });

  it('CP-2 the checkout link does not navigate if a quantity could not be saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ settings: {} });
    server.fail = () => new Response('down', { status: 500 });
    await userEvent.fill(quantity(), '3');
    find('.checkout-button').click();
    await soon(() => find('.iyim-cart-failed'));
    expect(leaves).toEqual([]);
  });
});

describe('a form with a stale nonce', () => {
  /** Bodies that were posted with a stale nonce. The server ignores them silently and answers with a fresh nonce. */
  let ignored: URLSearchParams[];
  const serve = (nonceNow: () => string, notice = '') => {
    ignored = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      const nonce = nonceNow();
      const body = new URLSearchParams(input.method === 'POST' ? await input.clone().text() : '');
      const isStale = body.has('update_cart') && body.get('woocommerce-cart-nonce') !== nonce;
      if (isStale) ignored.push(body);
      const response = isStale ? page(notice) : await answer(input);
      if (input.url.includes('wc-ajax')) return response;
      return htmlAnswer((await response.text()).replaceAll('value="abc"', `value="${nonce}"`));
    });
  };

  it('CP-2 a cart form with a stale nonce is posted again with a fresh one, and the quantity is saved', async () => {
    await show();
    serve(() => 'fresh');
    await userEvent.fill(quantity(), '3');
    await soon(() => expect(subtotals()[0]).toBe('₪30'));
    expect(ignored.map((body) => body.get('cart[a][qty]'))).toEqual(['3']);
    expect(sent(({ body }) => body.has('update_cart')).map(({ body }) => body.get('cart[a][qty]'))).toEqual([
      '3',
    ]);
    expect(quantity().value).toBe('3');
  });

  it('CP-2 a cart form that the server ignores twice shows a notice and keeps the quantity', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    let count = 0;
    serve(() => `n${++count}`);
    await userEvent.fill(quantity(), '3');
    await soon(() => find('.iyim-cart-failed'));
    expect(quantity().value).toBe('3');
    expect(ignored).toHaveLength(2);
  });

  it('CP-2 a quantity that the server refuses with a reason is not posted again', async () => {
    await show();
    serve(() => 'fresh', '<ul class="woocommerce-error"><li>Only 2 left.</li></ul>');
    await userEvent.fill(quantity(), '3');
    await soon(() => expect(find('.woocommerce-notices-wrapper').textContent).toBe('Only 2 left.'));
    expect(quantity().value).toBe('1');
    expect(ignored).toHaveLength(1);
  });
});

describe('a shipping calculator with a stale nonce', () => {
  const field = 'woocommerce-shipping-calculator-nonce';
  /** Stale nonces that were posted. The server ignores the address silently, unless it has `notice`, and answers with a fresh nonce. */
  let ignored: (string | null)[];
  const serve = (nonceNow: () => string, notice = '') => {
    ignored = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      const nonce = nonceNow();
      const body = new URLSearchParams(input.method === 'POST' ? await input.clone().text() : '');
      const isStale = body.has('calc_shipping') && body.get(field) !== nonce;
      if (isStale) ignored.push(body.get(field));
      const response = isStale ? page(notice) : await answer(input);
      if (input.url.includes('wc-ajax')) return response;
      return htmlAnswer((await response.text()).replaceAll('value="abc"', `value="${nonce}"`));
    });
  };
  const calculate = async () => {
    await show({ dir: 'ltr' });
    await userEvent.click(find('.shipping-calculator-button'));
    await userEvent.fill(find('[name="calc_shipping_city"]'), 'חיפה');
    find('[name="calc_shipping"]').click();
  };
  const city = () => find<HTMLInputElement>('[name="calc_shipping_city"]').defaultValue;

  it('CP-1 the address is posted again with a fresh nonce, and saved', async () => {
    serve(() => 'fresh');
    await calculate();
    await soon(() => expect(city()).toBe('חיפה'));
    expect(ignored).toEqual(['abc']);
    expect(document.querySelector('.iyim-cart-failed')).toBeNull();
  });

  it('CP-1 an address that the server ignores twice shows a notice with a retry button', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let count = 0;
    serve(() => `n${++count}`);
    await calculate();
    await soon(() => find('.iyim-cart-failed'));
    expect(ignored).toEqual(['abc', 'n1']);
    serve(() => 'fresh');
    find('.iyim-cart-failed button').click();
    await soon(() => expect(city()).toBe('חיפה'));
  });

  it('CP-1 an address that the server refuses with a notice is not posted again', async () => {
    serve(() => 'fresh', '<ul class="woocommerce-error"><li>Not a postcode.</li></ul>');
    await calculate();
    await soon(() => expect(find('.woocommerce-notices-wrapper').textContent).toBe('Not a postcode.'));
    expect(ignored).toEqual(['abc']);
  });
});

describe('a link with a stale nonce', () => {
  /** Stale nonces of followed links. The server ignores these silently and answers with a fresh nonce. */
  let ignored: string[];
  const serve = (nonceNow: () => string) => {
    ignored = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      const nonce = nonceNow();
      const { searchParams, pathname } = new URL(input.url);
      const given = searchParams.get('_wpnonce');
      const isStale = given !== null && given !== nonce;
      if (isStale) ignored.push(given);
      const response = isStale ? await answer(new Request(pathname)) : await answer(input);
      if (input.url.includes('wc-ajax')) return response;
      const html = (await response.text()).replaceAll('value="abc"', `value="${nonce}"`);
      return htmlAnswer(html.replaceAll('_wpnonce=abc', `_wpnonce=${nonce}`));
    });
  };

  it('CP-1 remove and undo links with a stale nonce are followed again with a fresh one', async () => {
    await show();
    let nonce = 'fresh';
    serve(() => nonce);
    find('a.remove').click();
    await soon(() => expect(subtotals()).toEqual(['₪20']));
    nonce = 'fresher';
    find('a.restore-item').click();
    await soon(() => expect(subtotals()).toEqual(['₪20', '₪10']));
    expect(ignored).toEqual(['abc', 'fresh']);
    expect(document.querySelector('.iyim-cart-failed')).toBeNull();
  });

  it('CP-1 a remove link that the server ignores twice shows a notice with a retry button', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    let count = 0;
    serve(() => `n${++count}`);
    find('a.remove').click();
    await soon(() => find('.iyim-cart-failed'));
    expect(subtotals()).toEqual(['₪10', '₪20']);
    expect(ignored).toEqual(['abc', 'n1']);
    expect(fired).not.toContain('item_removed_from_classic_cart');
    serve(() => 'fresh');
    find('.iyim-cart-failed button').click();
    await soon(() => expect(subtotals()).toEqual(['₪20']));
    expect(document.querySelector('.iyim-cart-failed')).toBeNull();
  });
});

describe('other changes to the cart', () => {
  it('CP-2 wc_update_cart fetches the cart without saving, and typed quantities are sent afterwards', async () => {
    await show({ settings: { update_cart_delay: 400 } });
    await userEvent.fill(quantity(), '3');
    server.lines.b = { name: 'כובע', quantity: 6 };
    document.body.dispatchEvent(new CustomEvent('wc_update_cart', { detail: [true] }));
    await soon(() => expect(subtotals()).toEqual(['₪10', '₪60']));
    expect(quantity().value).toBe('3');
    await soon(() => expect(subtotals()).toEqual(['₪30', '₪60']));
  });

  it('CO-1 iyim:cart-changed from a coupon widget refreshes the cart and keeps its notice', async () => {
    await show();
    find('.woocommerce-notices-wrapper').innerHTML = message('Coupon applied.');
    const asked = new CustomEvent('iyim:cart-changed', { bubbles: true, cancelable: true });
    expect(find('.coupon').dispatchEvent(asked)).toBe(false);
    await soon(() => expect(fired).toContain('updated_wc_div'));
    expect(find('.woocommerce-notices-wrapper').textContent).toBe('Coupon applied.');
  });

  it('CP-1 choosing a shipping method updates the totals in place', async () => {
    await show();
    await userEvent.click(find('input[value="local_pickup:3"]'));
    await soon(() => expect(find('.order-total').textContent).toContain('local_pickup:3'));
    const request = sent(({ kind }) => kind === 'update_shipping_method')[0];
    expect(request?.body.get('shipping_method[0]')).toBe('local_pickup:3');
    expect(pageEvents().slice(0, 2)).toEqual(['updated_cart_totals', 'updated_shipping_method']);
    expect((document.activeElement as HTMLInputElement).value).toBe('local_pickup:3');
    // Lines and count have not changed, so the fragments are not refreshed.
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    expect(sent(({ kind }) => kind === 'get_refreshed_fragments')).toEqual([]);
  });

  it('CP-1 opening the shipping calculator fires the events of the shop’s address scripts', async () => {
    await show();
    const country = document.createElement('select');
    country.className = 'country_to_state';
    find('.shipping-calculator-form').append(country);
    const received: string[] = [];
    const listen = ({ type, target }: Event) =>
      received.push(`${type} ${find('.shipping-calculator-form').hidden} ${target === country}`);
    for (const name of ['change', 'country_to_state_changed'])
      document.body.addEventListener(name, listen, { signal: testSignal() });
    find('.shipping-calculator-button').click();
    await soon(() => expect(received).toEqual(['change false true', 'country_to_state_changed false false']));
    find('.shipping-calculator-button').click();
    await soon(() => expect(find('.shipping-calculator-form').hidden).toBe(true));
    expect(received).toHaveLength(2);
  });

  it('CP-1 “Change address” opens the calculator, and sending it updates the cart in place', async () => {
    await show({ dir: 'ltr' }); // in English, because the label of a Hebrew page is translated later
    await userEvent.click(find('.shipping-calculator-button'));
    expect(find('.shipping-calculator-form').hidden).toBe(false);
    await userEvent.fill(find('[name="calc_shipping_city"]'), 'חיפה');
    await userEvent.click(find('[name="calc_shipping"]'));
    await soon(() => expect(fired).toContain('updated_wc_div'));
    expect(sent(({ body }) => body.get('calc_shipping_city') === 'חיפה')).toHaveLength(1);
    expect(leaves).toEqual([]);
    await userEvent.click(find('.shipping-calculator-button'));
    expect(find('.shipping-calculator-form').hidden).toBe(false);
  });

  it('CP-1 a double click on the calculator’s button sends the address once', async () => {
    await show({ dir: 'ltr' });
    await userEvent.click(find('.shipping-calculator-button'));
    await userEvent.dblClick(find('[name="calc_shipping"]'));
    await soon(() => expect(fired).toContain('wc_fragments_refreshed'));
    expect(sent(({ body }) => body.has('calc_shipping'))).toHaveLength(1);
  });

  it('CP-1 a product added elsewhere on the page appears in the cart', async () => {
    await show();
    vi.stubGlobal('fetch', async (input: Request) => {
      if (!input.url.includes('wc-ajax=add_to_cart')) return answer(input);
      server.lines.c = { name: 'Mug', quantity: 1 };
      return new Response('{"fragments":{},"cart_hash":"new"}');
    });
    await theCart().add({ fields: [], productId: '5', quantity: '1' });
    await soon(() => expect(subtotals()).toHaveLength(3));
  });

  it('RT-29 a product added by the shop’s script appears in the cart after one request', async () => {
    await show();
    server.lines.c = { name: 'Mug', quantity: 1 };
    const detail = [{ 'div.widget_shopping_cart_content': '<div></div>' }, 'new'];
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail }));
    await soon(() => expect(subtotals()).toHaveLength(3));
    await soon(() => expect(fired).toContain('wc_fragments_refreshed'));
    expect(sent(({ kind }) => kind === 'page')).toHaveLength(1);
  });
});

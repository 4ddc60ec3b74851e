import { stop } from '@iyim/runtime';
import { cart as theCart } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { html as htmlAnswer } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { coupon } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';

// Globals that the CMS prints into the page. They are read only once, when `site()` is first called.
Object.assign(window, { wc_cart_params: { apply_coupon_nonce: 'apply1', remove_coupon_nonce: 'remove1' } });

const message = (text: string) => `\n<div class="woocommerce-message" role="alert">${text}</div>\n`;
const error = (text: string) => `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`;

interface Seen {
  kind: string;
  search: string;
  body: URLSearchParams;
}

const server = {
  seen: [] as Seen[],
  answers: {} as Record<string, (body: URLSearchParams) => Response | Promise<Response>>,
};

const usual: typeof server.answers = {
  apply_coupon: (body) =>
    body.get('security') !== 'apply1'
      ? new Response('-1', { status: 403 })
      : new Response(
          body.get('coupon_code') === 'SAVE10'
            ? message('Coupon code applied successfully.')
            : error(`Coupon "${body.get('coupon_code')?.replace(/</g, '&lt;')}" does not exist!`),
        ),
  remove_coupon: () => new Response(message('Coupon has been removed.')),
  get_cart_totals: () => new Response('<div class="cart_totals ">₪90</div>'),
  get_refreshed_fragments: () => new Response('{"fragments":{},"cart_hash":"h"}'),
  page: () =>
    htmlAnswer(
      '<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>₪90</td></tr></tbody></table>',
    ),
};

async function answer(input: Request): Promise<Response> {
  const url = new URL(input.url);
  const kind = url.searchParams.get('wc-ajax') ?? 'page';
  const body = new URLSearchParams(input.method === 'POST' ? await input.text() : '');
  server.seen.push({ kind, search: url.search, body });
  return (server.answers[kind] ?? usual[kind] ?? (() => new Response('', { status: 400 })))(body);
}

const sent = (kind: string) => server.seen.filter((request) => request.kind === kind);

const cartPage = `<div class="woocommerce-notices-wrapper"></div>
  <form class="woocommerce-cart-form" action="/cart/" method="post"><input type="hidden" name="other">
    <div class="coupon" data-widget="coupon"><label for="coupon_code">Coupon:</label> <input type="text" name="coupon_code" id="coupon_code" value="">
    <button type="submit" name="apply_coupon" value="Apply coupon">Apply coupon</button></div><button name="update_cart">Update</button></form>
  <div class="cart_totals">₪100 <a href="/cart/?remove_coupon=save5" class="woocommerce-remove-coupon" data-coupon="save5">[Remove]</a></div>`;

const builderCheckout = `<form class="woocommerce-checkout" method="post"><div class="e-coupon-box" data-widget="coupon">
  <p>Coupon? <a href="#" class="e-show-coupon-form">Click here</a></p>
  <div class="e-coupon-anchor" style="display: none"><label for="c">Code</label><input id="c" name="coupon_code"><button type="button" class="e-apply-coupon">Apply</button></div></div>
  <label for="e">E-mail</label><input id="e" name="billing_email" value="dana@example.com">
  <table class="woocommerce-checkout-review-order-table"><tbody><tr><td>₪100</td></tr></tbody></table></form>`;

const show = (html: string, dir = 'rtl') =>
  mountWidget(coupon, `<main><h1>Cart</h1>${html}</main>`, { dir, load: null });

const field = () => find<HTMLInputElement>('[name="coupon_code"]');
const button = () => find('[name="apply_coupon"], .e-apply-coupon');
const notice = () => find('#coupon-error-notice');

const fired: string[] = [];
const listen = (...names: string[]) => {
  for (const name of names) {
    document.addEventListener(
      name,
      (event) => fired.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
      {
        signal: testSignal(),
      },
    );
  }
};

beforeEach(() => {
  server.seen = [];
  server.answers = {};
  fired.length = 0;
  vi.stubGlobal('fetch', answer);
});

describe.each(['rtl', 'ltr'] as const)('a coupon on the cart page, %s', (dir) => {
  it('CO-1 applying a coupon shows the notice, empties the field and refreshes the totals', async () => {
    await show(cartPage, dir);
    listen('applied_coupon', 'updated_cart_totals');
    await userEvent.fill(field(), 'SAVE10');
    await userEvent.click(button());
    await soon(() => expect(find('.cart_totals').textContent).toBe('₪90'));
    expect(find('.woocommerce-notices-wrapper').textContent).toContain('applied');
    expect(field().value).toBe('');
    expect(Object.fromEntries(sent('apply_coupon')[0]?.body ?? [])).toEqual({
      security: 'apply1',
      coupon_code: 'SAVE10',
    });
    expect(fired).toEqual(['applied_coupon ["SAVE10"]', 'updated_cart_totals []']);
    await soon(() => expect(sent('get_refreshed_fragments')).toHaveLength(1));
  });

  it('CO-1 a coupon waits for a running change to the cart, because the server would keep only one of the two', async () => {
    await show(cartPage, dir);
    let end = (): void => {};
    const update = theCart().inTurn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await userEvent.fill(field(), 'SAVE10');
    await userEvent.click(button());
    await soon(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(sent('apply_coupon')).toHaveLength(0);
    end();
    await update;
    await soon(() => expect(find('.cart_totals').textContent).toBe('₪90'));
    expect(sent('apply_coupon')).toHaveLength(1);
  });

  it('CO-1 a coupon is sent with fields that a plugin added next to its field, and without the cart’s fields', async () => {
    await show(
      cartPage.replace(
        '<button',
        '<input name="captcha" value="7"><input name="security" value="theirs"><button',
      ),
      dir,
    );
    await userEvent.fill(field(), 'SAVE10');
    await userEvent.click(button());
    await soon(() => expect(sent('apply_coupon')).toHaveLength(1));
    expect(Object.fromEntries(sent('apply_coupon')[0]?.body ?? [])).toEqual({
      captcha: '7',
      security: 'apply1',
      coupon_code: 'SAVE10',
    });
  });

  it('CO-1 a refused coupon marks the field and shows the reason under it until the visitor types', async () => {
    await show(cartPage, dir);
    listen('applied_coupon');
    find('.woocommerce-notices-wrapper').innerHTML = message('Coupon code applied successfully.');
    await userEvent.fill(field(), 'nope');
    await userEvent.click(button());
    await soon(() => expect(notice().textContent).toBe('Coupon "nope" does not exist!'));
    expect(find('.woocommerce-notices-wrapper').children).toHaveLength(0);
    expect(notice().getAttribute('role')).toBe('alert');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe('coupon-error-notice');
    expect(field().value).toBe('nope');
    expect(fired).toEqual(['applied_coupon ["nope"]']);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.type(field(), 's');
    await soon(() => expect(notice().hidden).toBe(true));
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(find('.cart_totals').textContent).toContain('₪100');
  });
});

describe('the place of the reason', () => {
  const checkout = (
    row: string,
  ) => `<form class="checkout_coupon woocommerce-form-coupon" method="post" data-widget="coupon">
    ${row}<p class="form-row form-row-last"><button type="submit" name="apply_coupon" value="Apply">Apply</button></p></form>`;

  it.each([
    [
      'at the end of the field’s row',
      '<p class="form-row"><label for="c">Code</label><input id="c" name="coupon_code"></p>',
      () => field().nextElementSibling,
    ],
    [
      'after the button if a label contains the field',
      '<p class="form-row"><label>Code <input name="coupon_code"></label></p>',
      () => button().nextElementSibling,
    ],
  ])('CO-1 the reason of a refusal appears %s', async (_, row, place) => {
    await show(checkout(row));
    await userEvent.fill(field(), 'nope');
    await userEvent.click(button());
    await soon(() => expect(notice().textContent).toBe('Coupon "nope" does not exist!'));
    expect(place()).toBe(notice());
  });
});

describe('sending a coupon', () => {
  it('CO-1 Enter in the coupon field applies the coupon and does not submit the cart form', async () => {
    await show(cartPage);
    const submitted = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', submitted);
    field().focus();
    await userEvent.keyboard('SAVE10{Enter}');
    await soon(() => expect(sent('apply_coupon')).toHaveLength(1));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('CO-1 a double click applies the coupon once', async () => {
    await show(cartPage);
    field().value = 'SAVE10';
    button().click();
    button().click();
    await soon(() => expect(find('.cart_totals').textContent).toBe('₪90'));
    expect(sent('apply_coupon')).toHaveLength(1);
  });

  it('CO-1 a cart widget that prevents iyim:cart-changed refreshes itself', async () => {
    await show(cartPage);
    document.addEventListener('iyim:cart-changed', (event) => event.preventDefault(), { once: true });
    field().value = 'SAVE10';
    button().click();
    await soon(() => expect(find('.woocommerce-notices-wrapper').textContent).toContain('applied'));
    expect(sent('get_cart_totals')).toHaveLength(0);
  });

  it('CO-1 a coupon whose form is removed during the request notifies the new cart', async () => {
    let arrive = (): void => {};
    server.answers.apply_coupon = () =>
      new Promise((resolve) => {
        arrive = () => resolve(new Response(message('Applied.')));
      });
    await show(cartPage);
    const listener = vi.fn();
    document.addEventListener('iyim:cart-changed', listener, { once: true });
    field().value = 'SAVE10';
    button().click();
    await soon(() => expect(sent('apply_coupon')).toHaveLength(1));
    const host = find('[data-widget]');
    find('form').remove();
    await soon(() => expect(host.dataset.widgetState).toBe(undefined));
    arrive();
    await soon(() => expect(listener).toHaveBeenCalledTimes(1));
  });

  it('CO-1 a stale coupon nonce is replaced by a fresh one, once', async () => {
    server.answers.apply_coupon = (body) =>
      body.get('security') === 'fresh2'
        ? new Response(message('Applied.'))
        : new Response('-1', { status: 403 });
    server.answers.page = () =>
      htmlAnswer('<script>var wc_cart_params = {"apply_coupon_nonce":"fresh2"};</script>');
    await show(cartPage);
    field().value = 'SAVE10';
    button().click();
    await soon(() => expect(find('.woocommerce-notices-wrapper').textContent).toContain('Applied.'));
    expect(sent('apply_coupon').map(({ body }) => body.get('security'))).toEqual(['apply1', 'fresh2']);
  });
});

describe('removing a coupon', () => {
  it('CO-1 the remove link removes the coupon in place', async () => {
    await show(cartPage);
    listen('removed_coupon');
    await userEvent.click(find('.woocommerce-remove-coupon'));
    await soon(() => expect(find('.cart_totals').textContent).toBe('₪90'));
    expect(Object.fromEntries(sent('remove_coupon')[0]?.body ?? [])).toEqual({
      security: 'remove1',
      coupon: 'save5',
    });
    expect(fired).toEqual(['removed_coupon ["save5"]']);
  });

  it('CO-1 the coupon’s remove link is followed if the request fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.remove_coupon = () => new Response('down', { status: 500 });
    await show(cartPage);
    const navigation = new Promise<string>((resolve) => {
      document.addEventListener(
        'iyim:navigate',
        (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<{ url: string }>).detail.url);
        },
        { once: true },
      );
    });
    find('.woocommerce-remove-coupon').click();
    expect(await navigation).toContain('/cart/?remove_coupon=save5');
  });
});

describe('an answer without notices', () => {
  it.each(['', 'Notice: x', '<div><b>ok</b></div>'])(
    'CO-1 after the answer %j the totals show that the coupon was applied',
    async (body) => {
      server.answers.apply_coupon = () => new Response(body);
      server.answers.get_cart_totals = () =>
        htmlAnswer(
          '<div class="cart_totals">₪90 <a class="woocommerce-remove-coupon" data-coupon="save10" href="#">x</a></div>',
        );
      await show(cartPage);
      listen('applied_coupon');
      field().value = 'SAVE10';
      button().click();
      await soon(() => expect(field().value).toBe(''));
      expect(sent('apply_coupon')).toHaveLength(1);
      expect(fired).toEqual(['applied_coupon ["SAVE10"]']);
    },
  );
});

describe('a failing server', () => {
  it.each([
    ['status 500', () => new Response('down', { status: 500 })],
    ['a nonce refused twice', () => new Response('-1', { status: 403 })],
    ['an empty body', () => new Response('')],
    [
      'a whole page',
      () =>
        new Response('<!doctype html><title>Shop</title><main><div class="woocommerce-error">x</div></main>'),
    ],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('CO-1 after %s the coupon code stays, a message appears, and a retry works', async (_what, failure) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.apply_coupon = failure;
    await show(cartPage);
    field().value = 'SAVE10';
    button().click();
    await soon(() => expect(notice().textContent).toContain('מה שמילאת נשמר'));
    expect(field().value).toBe('SAVE10');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(document.querySelector('title, main main')).toBe(document.querySelector('head title'));
    server.answers = {};
    button().click();
    await soon(() => expect(find('.cart_totals').textContent).toBe('₪90'));
    expect(notice().hidden).toBe(true);
  });

  it('SEC-1 markup in a coupon code is shown as text', async () => {
    await show(cartPage);
    field().value = '<img src=x onerror="window.hit=1">';
    button().click();
    await soon(() => expect(notice().textContent).toContain('<img src=x'));
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('on the checkout', () => {
  it('CO-1 on the checkout, the coupon link opens the coupon field; applying a coupon closes it and refreshes the order review', async () => {
    await show(builderCheckout);
    listen('applied_coupon_in_checkout', 'update_checkout');
    const panel = find('.e-coupon-anchor');
    expect(getComputedStyle(panel).display).toBe('none');
    const link = find('.e-show-coupon-form');
    await userEvent.click(link);
    expect(getComputedStyle(panel).display).toBe('block');
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('SAVE10');
    await userEvent.click(button());
    await soon(() => expect(find('.woocommerce-checkout-review-order-table').textContent).toContain('₪90'));
    await soon(() => expect(getComputedStyle(panel).display).toBe('none'));
    expect(find('.woocommerce-checkout').previousElementSibling?.textContent).toContain('applied');
    expect(sent('apply_coupon')[0]?.body.get('billing_email')).toBe('dana@example.com');
    expect(fired).toEqual([
      'applied_coupon_in_checkout ["SAVE10"]',
      'update_checkout [{"update_shipping_method":false}]',
    ]);
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    expect(sent('get_refreshed_fragments')).toEqual([]);
  });

  it('CO-1 fetching the order review does not repeat the add-to-cart in the page’s address', async () => {
    const before = location.href;
    history.replaceState(null, '', '?add-to-cart=7&lang=he');
    await show(builderCheckout);
    find('.e-show-coupon-form').click();
    field().value = 'SAVE10';
    button().click();
    await soon(() => expect(find('.woocommerce-checkout-review-order-table').textContent).toContain('₪90'));
    history.replaceState(null, '', before);
    expect(sent('page').map(({ search }) => search)).toEqual([expect.stringMatching(/^\?lang=he&/)]);
  });

  it('RT-18 stop() restores the server HTML of the coupon box', async () => {
    await show(builderCheckout);
    find('.e-show-coupon-form').click();
    stop();
    expect(find('.e-coupon-anchor').style.display).toBe('none');
    expect(document.querySelector('[data-iyim-slot], [data-iyim-was], [aria-expanded]')).toBeNull();
  });

  it('RT-6 a coupon that is refused after stop() shows and reports nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    let arrive = (): void => {};
    server.answers.apply_coupon = () =>
      new Promise((resolve) => {
        arrive = () => resolve(new Response(error('No such coupon')));
      });
    await show(builderCheckout);
    find('.e-show-coupon-form').click();
    field().value = 'NONE';
    button().click();
    await soon(() => expect(sent('apply_coupon')).toHaveLength(1));
    expect(button().getAttribute('aria-busy')).toBe('true');
    stop();
    arrive();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(find('.woocommerce-checkout').textContent).not.toContain('No such coupon');
    expect(button().hasAttribute('aria-busy')).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });
});

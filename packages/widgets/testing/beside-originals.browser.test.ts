import { start, stop, type Widget } from '@iyim/runtime';
import { cart as pageCart } from '@iyim/runtime/shop';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { html as htmlAnswer } from '../../runtime/src/cart/testing/fake-shop.ts';
import { putJQueryOnPage } from '../../runtime/src/host-page/testing/jquery.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import { testSignal } from '../../runtime/src/testing/test-signal.ts';
import { addToCart, cart, checkoutLogin, coupon, miniCart, swatches } from '../bundle/catalogue.ts';
import { archivePage } from '../src/add-to-cart/testing/fixture.ts';
import { answer as answerCart, inside, server } from '../src/cart/testing/cart-page.ts';
import { originalPage, variations } from '../src/swatches/testing/fixture.ts';
import {
  $,
  addToCartScript,
  cartFragmentsScript,
  cartScript,
  checkoutScript,
  variationScript,
} from './shop-scripts.ts';

Object.assign(window, {
  wc_cart_params: { apply_coupon_nonce: 'apply1', remove_coupon_nonce: 'remove1' },
});

const json = (value: unknown) => new Response(JSON.stringify(value));
const notice = (text: string) => new Response(`<div class="woocommerce-message" role="alert">${text}</div>`);
const answers: Record<string, () => Response> = {
  add_to_cart: () => json({ fragments: {}, cart_hash: 'h' }),
  remove_from_cart: () => json({ fragments: {}, cart_hash: '' }),
  get_variation: () => json(variations[0]),
  apply_coupon: () => notice('Applied.'),
  remove_coupon: () => notice('Removed.'),
};

/** Requests that reached the server, in order: the name of an ajax endpoint, or the method and path of a page. */
let requests: string[] = [];
let bodies: URLSearchParams[] = [];
/** Events that another script of the page received. */
let heard: string[] = [];

const click = (selector: string) => find(selector).click();
const type = (selector: string, value: string) => {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
};
const choose = () => {
  for (const [name, value] of [
    ['pa_color', 'red'],
    ['pa_size', 's'],
  ])
    type(`#${name}`, value as string);
};

const miniCartPage = `<div data-widget="mini-cart"><a href="/cart/">Cart</a><div><div class="widget_shopping_cart_content">
  <ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item mini_cart_item"><a href="/cart/?remove_item=a&amp;_wpnonce=abc" role="button"
    class="remove remove_from_cart_button" aria-label="Remove Mug" data-cart_item_key="a">×</a><a href="/mug/">Mug</a> <span class="quantity">1 × ₪10</span></li></ul></div></div></div>`;
const cartPage = () =>
  `<div class="woocommerce-cart"><div class="woocommerce" data-widget="cart" data-widget-settings='{"update_cart_delay":10}'>${inside()}</div></div>`;
const checkoutPage = `<div data-widget="checkout-login"><a href="#" class="showlogin">Log in</a><form class="woocommerce-form-login" method="post" style="display: none">
    <input name="username"><input type="password" name="password"><button name="login" value="1">Log in</button></form></div>
  <a href="#" class="showcoupon">Enter a code</a><form class="checkout_coupon" method="post" style="display: none" data-widget="coupon"><input name="coupon_code" id="coupon_code" value="SAVE10">
    <button type="submit" name="apply_coupon" value="1">Apply</button></form><form class="woocommerce-checkout" method="post">
    <table class="woocommerce-checkout-review-order-table"><tbody><tr><td>₪90 <a href="/checkout/?remove_coupon=old" class="woocommerce-remove-coupon" data-coupon="old">Remove</a></td></tr></tbody></table></form>`;

interface Case {
  readonly does: string;
  readonly widgets: readonly Widget[];
  readonly html: () => string;
  readonly script: () => void;
  /** Performs the visitor's action. */
  readonly act: () => void;
  readonly requests: readonly string[];
  /** Expected requests, in any order, on a page with the original's script, which performs part of the action. */
  readonly shared?: readonly string[];
  readonly seen?: () => void;
  /** Listener of another script, bound with the original's selector. */
  readonly listener: readonly [root: EventTarget, event: string, selector: string];
  /** Requests that the original sends after the library has stopped. */
  readonly alone: readonly string[];
}

const isShown = (selector: string, is: boolean) => () => expect(find(selector).checkVisibility()).toBe(is);

const cases: readonly Case[] = [
  ...[false, true].map(
    (isOld): Case => ({
      does: `adding from an archive, with the script of ${isOld ? 'an older' : 'a newer'} shop`,
      widgets: [addToCart],
      html: archivePage,
      script: () => addToCartScript(isOld),
      act: () => click('[data-product_id="18"]'),
      requests: ['add_to_cart'],
      seen: () => expect(heard).toContain('added_to_cart'),
      listener: [
        document.body,
        'click',
        isOld ? '.add_to_cart_button' : '.add_to_cart_button:not(.wc-interactive)',
      ],
      alone: ['add_to_cart'],
    }),
  ),
  {
    does: 'removing a line of the mini-cart',
    widgets: [miniCart],
    html: () => miniCartPage,
    script: addToCartScript,
    act: () => click('.remove_from_cart_button'),
    requests: ['remove_from_cart'],
    listener: [document.body, 'click', '.remove_from_cart_button'],
    alone: ['remove_from_cart'],
  },
  {
    does: 'changing a quantity in the cart',
    widgets: [cart],
    html: cartPage,
    script: () => {
      cartScript();
      cartFragmentsScript();
    },
    act: () => {
      type('#q-a', '3');
      click('[name="update_cart"]');
    },
    requests: ['POST /cart/', 'get_refreshed_fragments'],
    listener: [document, 'submit', '.woocommerce-cart-form'],
    alone: ['POST /cart/'],
  },
  {
    does: 'removing a line of the cart',
    widgets: [cart],
    html: cartPage,
    script: () => {
      cartScript();
      cartFragmentsScript();
    },
    act: () => click('.product-remove > a'),
    requests: ['GET /cart/', 'get_refreshed_fragments'],
    listener: [document, 'click', '.woocommerce-cart-form .product-remove > a'],
    alone: ['POST /cart/'],
  },
  {
    does: 'opening the shipping calculator',
    widgets: [cart],
    html: cartPage,
    script: cartScript,
    act: () => click('.shipping-calculator-button'),
    requests: [],
    seen: isShown('.shipping-calculator-form', true),
    listener: [document, 'click', '.shipping-calculator-button'],
    alone: [],
  },
  {
    does: 'sending the shipping calculator',
    widgets: [cart],
    html: cartPage,
    script: cartScript,
    act: () => find<HTMLFormElement>('.woocommerce-shipping-calculator').requestSubmit(),
    requests: ['POST /cart/', 'get_refreshed_fragments'],
    listener: [document, 'submit', 'form.woocommerce-shipping-calculator'],
    alone: ['POST /cart/'],
  },
  {
    does: 'choosing a shipping method',
    widgets: [cart],
    html: cartPage,
    script: cartScript,
    act: () => click('.shipping_method:not(:checked)'),
    requests: ['update_shipping_method'],
    listener: [document, 'change', 'select.shipping_method, :input[name^=shipping_method]'],
    alone: ['update_shipping_method'],
  },
  {
    does: 'choosing a variation that needs a request',
    widgets: [swatches],
    html: () => originalPage({ json: 'false' }),
    script: variationScript,
    act: choose,
    requests: ['get_variation'],
    seen: () => expect(find<HTMLInputElement>('.variation_id').value).toBe('24'),
    listener: [document.body, 'change', '.variations select'],
    alone: ['get_variation', 'get_variation'], // one for each select, because both already have a value
  },
  {
    does: 'opening the checkout’s coupon form',
    widgets: [coupon],
    html: () => checkoutPage,
    script: checkoutScript,
    act: () => click('.showcoupon'),
    requests: [],
    seen: isShown('.checkout_coupon', true),
    listener: [document.body, 'click', 'a.showcoupon'],
    alone: [],
  },
  {
    does: 'applying a coupon on the checkout',
    widgets: [coupon],
    html: () => checkoutPage,
    script: checkoutScript,
    act: () => find<HTMLFormElement>('.checkout_coupon').requestSubmit(),
    requests: ['apply_coupon', 'GET page'],
    shared: ['apply_coupon', 'update_order_review'],
    listener: [document.body, 'submit', 'form.checkout_coupon'],
    alone: ['apply_coupon'],
  },
  {
    does: 'removing a coupon on the checkout',
    widgets: [coupon],
    html: () => checkoutPage,
    script: checkoutScript,
    act: () => click('.woocommerce-remove-coupon'),
    requests: ['remove_coupon', 'GET page'],
    shared: ['remove_coupon', 'update_order_review'],
    listener: [document.body, 'click', '.woocommerce-remove-coupon'],
    alone: ['remove_coupon'],
  },
  {
    does: 'opening the checkout’s login form',
    widgets: [checkoutLogin],
    html: () => checkoutPage,
    script: checkoutScript,
    act: () => click('.showlogin'),
    requests: [],
    seen: isShown('.woocommerce-form-login', true),
    listener: [document.body, 'click', 'a.showlogin'],
    alone: [],
  },
];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = searchParams.get('wc-ajax');
  const page = pathname === location.pathname ? 'page' : pathname;
  requests.push(endpoint ?? `${request.method} ${page}`);
  if (request.method === 'POST') bodies.push(new URLSearchParams(await request.clone().text()));
  const respond = endpoint && answers[endpoint];
  if (respond) return respond();
  return !endpoint && page === 'page' ? htmlAnswer(checkoutPage) : answerCart(request);
}

/** Waits for two frames, and for the tasks queued in them, so that started work has ended. */
const settled = async () => {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

/** Runs `bind` when the document is ready, in an external script, like the shop's scripts. */
async function load(bind: () => void): Promise<void> {
  await new Promise<void>((bound, failed) => {
    Object.assign(window, { runShopScript: () => $(() => bound(bind())) });
    const script = document.createElement('script');
    script.src = URL.createObjectURL(new Blob(['runShopScript()'], { type: 'text/javascript' }));
    script.onerror = failed;
    document.head.append(script);
  });
}

beforeEach(() => {
  requests = [];
  bodies = [];
  heard = [];
  server.lines = { a: { name: 'Mug', quantity: 1 }, b: { name: 'Pen', quantity: 2 } };
  server.shipping = 'flat_rate:1';
  putJQueryOnPage($);
  vi.stubGlobal('fetch', answer);
  const signal = testSignal();
  const stay = (event: Event) => {
    const { target } = event;
    if (event.type !== 'click' || (target instanceof Element && target.closest('a'))) event.preventDefault();
  };
  for (const name of ['submit', 'click', 'iyim:navigate']) window.addEventListener(name, stay, { signal });
});

describe.each(cases)('RT-29 $does', ({ widgets, html, script, act, listener, seen, alone, ...expected }) => {
  it.each(['absent', 'beside', 'late'])(
    'the visitor’s action is performed only once, with the original’s script %s',
    async (order) => {
      document.body.innerHTML = html();
      const [root, event, selector] = listener;
      $(document.body).on('added_to_cart', () => void heard.push('added_to_cart'));
      $(root).on(event, selector, () => void heard.push(event));
      if (order === 'beside') await load(script);
      const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')].filter((host) =>
        widgets.some(({ name }) => name === host.dataset.widget),
      );
      for (const host of hosts) host.dataset.widgetLoad = 'load';
      start({ widgets });
      await soon(() =>
        expect(hosts.map((host) => host.dataset.widgetState)).toEqual(hosts.map(() => 'mounted')),
      );
      if (order === 'late') await load(script);
      if (widgets[0] === miniCart) {
        await pageCart().load(); // otherwise the mini-cart would fetch the cart when the page is idle
        requests = [];
      }
      heard = [];
      const shared = order === 'absent' ? undefined : expected.shared;
      const asked = () =>
        expect(shared ? requests.toSorted() : requests).toEqual(shared ?? expected.requests);

      act();
      await soon(asked);
      await settled();
      if (seen) await soon(seen);
      asked();
      expect(heard).toContain(event);
      expect(heard.filter((one) => one === event)).toHaveLength(
        event === 'change' && widgets[0] === swatches ? 2 : 1,
      );

      if (order === 'absent') return;
      stop();
      requests = [];
      bodies = [];
      act();
      await settled();
      expect(requests).toEqual(alone);
      for (const body of bodies) expect([...body.keys()].join()).not.toMatch(/iyim/);
    },
  );
});

it.each([
  ['before', 'stopImmediatePropagation'],
  ['after', 'stopImmediatePropagation'],
  ['before', 'return false'],
  ['after', 'return false'],
])('RT-29 an age gate that is bound %s the shop’s script can refuse a product by %s', async (order, how) => {
  document.body.innerHTML = archivePage();
  const gate = () =>
    void $(document.body).on('click', '.add_to_cart_button', (event) => {
      heard.push('gate');
      event.preventDefault();
      if (how === 'return false') return false;
      event.stopImmediatePropagation();
      return undefined;
    });
  if (order === 'before') gate();
  await load(() => addToCartScript());
  const host = find('[data-widget="add-to-cart"]');
  host.dataset.widgetLoad = 'load';
  start({ widgets: [addToCart] });
  await soon(() => expect(host.dataset.widgetState).toBe('mounted'));
  if (order === 'after') gate();
  click('[data-product_id="18"]');
  await settled();
  expect(heard).toEqual(['gate']);
  expect(requests).toEqual([]);
});

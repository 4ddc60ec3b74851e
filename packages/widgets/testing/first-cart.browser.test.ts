import { start, stop } from '@iyim/runtime';
import { cart } from '@iyim/runtime/shop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putJQueryOnPage } from '../../runtime/src/host-page/testing/jquery.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import { miniCart } from '../bundle/catalogue.ts';
import { $, cartFragmentsScript } from './shop-scripts.ts';

const content = (text: string) => `<div class="widget_shopping_cart_content">${text}</div>`;
const fresh = {
  fragments: {
    'div.widget_shopping_cart_content': content(
      '<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item mini_cart_item"><a href="/mug/">Mug</a> <span class="quantity">1 × ₪10</span></li></ul>',
    ),
  },
  cart_hash: 'h1',
};

let requests: string[] = [];
/** Functions that resolve the pending requests, oldest first. */
let held: ((answer: Response) => void)[] = [];
let heard: string[] = [];

async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { searchParams } = new URL(new Request(input, init).url);
  requests.push(String(searchParams.get('wc-ajax')));
  return new Promise((answer) => held.push(answer));
}

/** Sends jQuery's requests through `fetch`. */
class Xhr {
  status = 0;
  responseText = '';
  onload?: () => void;
  #url = '';
  open(_: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  abort() {}
  async send(body: string) {
    const response = await ask(new URL(this.#url, location.href), { method: 'POST', body });
    this.status = response.status;
    this.responseText = await response.text();
    this.onload?.();
  }
}

const answer = (response = new Response(JSON.stringify(fresh))) => held.shift()?.(response);
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the contract is with document.cookie
  document.cookie = `woocommerce_cart_hash=${value}; path=/`;
};

async function mount(): Promise<void> {
  start({ widgets: [miniCart] });
  const host = document.querySelector<HTMLElement>('[data-widget]');
  await soon(() => expect(host?.dataset.widgetState).toBe('mounted'));
}

/** Waits for two frames and the tasks that they queue, so that work in progress can finish. */
const settled = async () => {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

beforeEach(() => {
  requests = [];
  held = [];
  heard = [];
  setCookie('h1');
  const wc_cart_fragments_params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    fragment_name: 'wc_fragments_x',
    cart_hash_key: 'wc_cart_hash_x',
  };
  putJQueryOnPage($);
  Object.assign(window, { wc_cart_fragments_params });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('XMLHttpRequest', Xhr);
  document.body.innerHTML = `<div data-widget="mini-cart" data-widget-load="load"><a href="/cart/">Cart</a><div>${content('')}</div></div>`;
  for (const name of ['wc_fragments_refreshed', 'wc_fragments_ajax_error'])
    $(document.body).on(name, () => void heard.push(name));
});
afterEach(() => {
  setCookie('; max-age=0');
});

describe('RT-29 the first cart of a page whose shop script fetches it too', () => {
  const isShownOnce = async () => {
    await soon(() => expect(document.body.textContent).toContain('Mug'));
    await settled();
    expect(requests).toEqual(['get_refreshed_fragments']);
    expect(heard).toEqual(['wc_fragments_refreshed']);
    expect([cart().hash.peek(), cart().answers.peek()]).toEqual(['h1', 1]);
    expect(sessionStorage.getItem('wc_cart_hash_x')).toBe('h1');
  };

  it('the mini-cart uses the answer to the shop script’s request if the shop script requested the cart first', async () => {
    cartFragmentsScript();
    await mount();
    await settled();
    expect(requests).toEqual(['get_refreshed_fragments']);
    answer();
    await isShownOnce();
  });

  it('the mini-cart uses the answer to its own request, and a shop script that loads meanwhile does not request the cart', async () => {
    await mount();
    await soon(() => expect(requests).toHaveLength(1));
    cartFragmentsScript();
    await settled();
    answer();
    await isShownOnce();
  });

  it('the mini-cart fetches the cart if the shop script’s request fails, and the shop script fetches the cart after stop()', async () => {
    cartFragmentsScript();
    await mount();
    answer(new Response('', { status: 500 }));
    await soon(() => expect(requests).toHaveLength(2));
    expect(heard).toEqual(['wc_fragments_ajax_error']);
    answer();
    await soon(() => expect(document.body.textContent).toContain('Mug'));

    stop();
    sessionStorage.clear();
    cartFragmentsScript();
    expect(requests).toHaveLength(3);
  });

  it('the mini-cart sends no request after stop()', async () => {
    cartFragmentsScript();
    await mount();
    stop();
    answer();
    await soon(() => expect(heard).toEqual(['wc_fragments_refreshed']));
    await settled();
    expect(requests).toHaveLength(1);
  });
});

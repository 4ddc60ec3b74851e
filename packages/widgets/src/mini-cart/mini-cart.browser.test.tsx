import { cart, start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { miniCart } from './index.ts';

// What the page builder prints into the page; read once, at the first use of the site.
Object.assign(window, {
  ElementorProFrontendConfig: { woocommerce: { menu_cart: { fragments_nonce: 'menu-nonce' } } },
});

interface Line {
  key: string;
  name: string;
  quantity: number;
}

/** A shop server with a cart in it. `answers` replaces the answer to one kind of request. */
const server = {
  lines: [] as Line[],
  removed: [] as Line[],
  requests: [] as { kind: string; url: string; body: string }[],
  answers: {} as Record<string, () => Response | Promise<Response>>,
};

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const countOf = () => server.lines.reduce((sum, { quantity }) => sum + quantity, 0);

function content(): string {
  const items = server.lines.map(
    ({ key, name, quantity }) => `<li class="woocommerce-mini-cart-item mini_cart_item">
      <a href="/cart/?remove_item=${key}&amp;_wpnonce=abc" role="button" class="remove remove_from_cart_button" aria-label="Remove ${toHtml(name)}" data-product_id="18" data-cart_item_key="${key}">×</a>
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
const fragments = () =>
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
  page: (_body, url) => {
    if (url.searchParams.has('undo_item')) server.lines.push(...server.removed);
    return new Response('<!doctype html><p>Cart</p>');
  },
};

async function answer(input: Request): Promise<Response> {
  const url = new URL(input.url);
  const body = input.method === 'POST' ? await input.text() : '';
  const fields = new URLSearchParams(body);
  const kind = url.searchParams.get('wc-ajax') ?? fields.get('action') ?? 'page';
  server.requests.push({ kind, url: url.pathname + url.search, body });
  return (server.answers[kind] ?? usual[kind] ?? (() => new Response('0', { status: 400 })))(fields, url);
}

const requestsOf = (kind: string) => server.requests.filter((request) => request.kind === kind);

const toggle = (count: number) => `<div class="elementor-menu-cart__toggle elementor-button-wrapper">
  <a id="elementor-menu-cart__toggle_button" href="/cart/" class="elementor-menu-cart__toggle_button" aria-expanded="false"><span class="elementor-button-text">₪${count * 10}</span>
  <span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="${count}">${count}</span><span class="elementor-screen-only">Cart</span></span></a></div>`;

const builderMarkup = (
  settings: object = {},
) => `<div class="elementor-location-header" data-elementor-id="11">
  <div id="mini" class="elementor-element elementor-element-aa1" data-settings='${JSON.stringify(settings)}' data-widget="mini-cart">
    <div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
      <div class="elementor-menu-cart__container" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true">
        <div class="elementor-menu-cart__close-button" aria-label="Close"></div><div class="widget_shopping_cart_content"></div></div></div>
      ${toggle(0)}</div></div></div></div>`;

const ownMarkup = (
  id: string,
  settings: object = {},
) => `<div id="${id}" data-widget="mini-cart" data-widget-settings='${JSON.stringify(settings)}'>
  <a href="/cart/">Cart</a><div><div class="widget_shopping_cart_content"></div></div></div>`;

async function show(html: string, dir: 'rtl' | 'ltr' = 'rtl'): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Shop';
  document.body.innerHTML = `<header>${html}</header><main id="outside"><h1>Shop</h1><button id="add">Add</button></main>`;
  start({ widgets: [miniCart] });
  // The first mount of a run waits for the dev server to compile the widget.
  await vi.waitFor(() => {
    for (const host of document.querySelectorAll('[data-widget]'))
      expect(host.getAttribute('data-widget-state')).toBe('mounted');
  }, 10_000);
  // The page's cart outlives a test: it is asked for anew.
  await cart().refresh();
}

const find = <T extends Element = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const host = () => find('[data-widget]');
const toggleOf = () => find('#mini a[aria-expanded]');
const panel = () => find('#mini .iyim-mini-cart-panel');
const isOpen = () =>
  toggleOf().getAttribute('aria-expanded') === 'true' && panel().getAttribute('aria-hidden') === 'false';
const add = () => cart().add({ fields: [], productId: '18', quantity: '1' });
const visibility = () => getComputedStyle(toggleOf()).visibility;

beforeEach(() => {
  server.lines = [{ key: 'k1', name: 'Tee', quantity: 2 }];
  server.removed = [];
  server.requests = [];
  server.answers = {};
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['rtl', 'ltr'] as const)('the mini-cart, %s', (dir) => {
  it('MC-4 shows lines, subtotal and links, with room of at least 120 px and no axe violation', async () => {
    await show(builderMarkup(), dir);
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(true);
    expect(panel().textContent).toContain('Tee');
    expect(panel().textContent).toContain('₪20');
    expect(panel().getBoundingClientRect().height).toBeGreaterThanOrEqual(120);
    await Promise.all(
      panel()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

  it('MC-2 opens towards the page: the panel stays inside the window', async () => {
    await show(ownMarkup('mini'), dir);
    host().style.inlineSize = 'fit-content';
    host().style.marginInlineStart = 'auto';
    await userEvent.click(toggleOf());
    const { left, right } = panel().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
  });

  it('MC-2 a side cart stands at the end of the line', async () => {
    await show(builderMarkup({ cart_type: 'side-cart' }), dir);
    await userEvent.click(toggleOf());
    const { left, right } = panel().getBoundingClientRect();
    expect(dir === 'rtl' ? left : window.innerWidth - right).toBe(0);
  });
});

describe('seen or not', () => {
  it('MC-1 is hidden while the cart is empty, and nothing moves when it appears', async () => {
    server.lines = [];
    await show(builderMarkup());
    await vi.waitFor(() => expect(visibility()).toBe('hidden'));
    const before = find('#outside').getBoundingClientRect().top;
    await add();
    await vi.waitFor(() => expect(visibility()).toBe('visible'));
    expect(find('#outside').getBoundingClientRect().top).toBe(before);
  });

  it('MC-1 appears as soon as an add starts, and goes when it fails', async () => {
    server.lines = [];
    await show(builderMarkup());
    await vi.waitFor(() => expect(visibility()).toBe('hidden'));
    let fail = (_: Response) => {};
    server.answers.add_to_cart = () =>
      new Promise((resolve) => {
        fail = resolve;
      });
    const adding = add();
    await vi.waitFor(() => expect(visibility()).toBe('visible'));
    await vi.waitFor(() => expect(requestsOf('add_to_cart')).toHaveLength(1));
    fail(new Response('down', { status: 500 }));
    await expect(adding).rejects.toThrow('500');
    await vi.waitFor(() => expect(visibility()).toBe('hidden'));
  });
});

describe('opening and closing', () => {
  it('MC-2 the link opens it instead of going to the cart; a new tab is left to the browser', async () => {
    await show(builderMarkup());
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    window.addEventListener(
      'click',
      (late) => {
        expect(late.defaultPrevented).toBe(false);
        late.preventDefault();
      },
      { once: true },
    );
    toggleOf().dispatchEvent(event);
    expect(isOpen()).toBe(false);
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(true);
    expect(host().classList.contains('elementor-menu-cart--shown')).toBe(true);
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(false);
    expect(host().classList.contains('elementor-menu-cart--shown')).toBe(false);
  });

  it('MC-3 Esc closes it and gives the focus back to the toggle', async () => {
    await show(builderMarkup());
    toggleOf().focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    expect(panel().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggleOf());
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
  });

  it('MC-3 a click outside closes it', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(panel().querySelector('.total') ?? panel());
    expect(isOpen()).toBe(true);
    find('#outside').click();
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['the page builder’s close button', builderMarkup(), '.elementor-menu-cart__close-button'],
    ['our own, where the server has none', ownMarkup('mini'), '.iyim-mini-cart-close'],
  ])('MC-3 %s closes it, by key and by click', async (_which, html, selector) => {
    await show(html);
    await userEvent.click(toggleOf());
    find(selector).focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggleOf());
    await userEvent.click(toggleOf());
    await userEvent.click(find(selector));
    expect(isOpen()).toBe(false);
  });

  it('MC-3 the focus that leaves closes it, so that it covers nothing', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    find('#add').focus();
    expect(isOpen()).toBe(false);
  });

  it('MC-2 opens on hover when set, stays for a click and closes when the pointer is gone', async () => {
    await show(builderMarkup({ open_cart: 'mouseover' }));
    await userEvent.hover(toggleOf());
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect(panel().contains(document.activeElement)).toBe(false);
    await userEvent.hover(find('#add'));
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    await userEvent.hover(toggleOf());
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(true);
  });

  it('MC-2 hovering does nothing by default', async () => {
    await show(builderMarkup());
    await userEvent.hover(toggleOf());
    expect(isOpen()).toBe(false);
  });

  it('AY-1 a closed cart can not be reached with the Tab key', async () => {
    await show(builderMarkup());
    toggleOf().focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#add'));
  });

  it('AY-1 behind a side cart the page is inert, and awake again afterwards', async () => {
    await show(builderMarkup({ cart_type: 'side-cart' }));
    const markup = () => find('#outside').hasAttribute('inert');
    await userEvent.click(toggleOf());
    expect(markup()).toBe(true);
    expect(panel().getAttribute('aria-modal')).toBe('true');
    expect(panel().closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(markup()).toBe(false);
    expect(document.activeElement).toBe(toggleOf());
  });

  it('RT-18 stop in the middle of it wakes the page and gives the server’s markup back', async () => {
    await show(builderMarkup({ cart_type: 'side-cart' }));
    await userEvent.click(toggleOf());
    stop();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.querySelector('[data-iyim-slot], [data-iyim-was], .iyim-mini-cart-panel')).toBeNull();
    expect(find('.elementor-menu-cart__container').getAttribute('aria-hidden')).toBe('true');
    expect(host().classList.contains('elementor-menu-cart--shown')).toBe(false);
  });
});

describe('after an add', () => {
  it('MC-2 opens by itself when set, without taking the focus, after the builder’s fragments', async () => {
    await show(builderMarkup({ automatically_open_cart: 'yes' }));
    find('#add').focus();
    await add();
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect(document.activeElement).toBe(find('#add'));
    expect(panel().textContent).toContain('Added');
    expect(requestsOf('elementor_menu_cart_fragments').length).toBeGreaterThan(0);
  });

  it('MC-6 opens also when the builder’s fragments fail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.answers.elementor_menu_cart_fragments = () => new Response('-1', { status: 403 });
    await show(builderMarkup({ automatically_open_cart: 'yes' }));
    await add();
    await vi.waitFor(() => expect(isOpen()).toBe(true));
  });

  it('MC-2 does not open by itself otherwise', async () => {
    await show(builderMarkup());
    await add();
    await vi.waitFor(() => expect(find('.elementor-button-icon-qty').textContent).toBe('3'));
    expect(isOpen()).toBe(false);
  });

  it('MC-2 a side cart that opened by itself gives the focus back to where it was', async () => {
    await show(builderMarkup({ automatically_open_cart: true, cart_type: 'side-cart' }));
    find('#add').focus();
    await add();
    await vi.waitFor(() => expect(panel().contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(find('#add'));
  });
});

describe('one truth', () => {
  it('MC-5 every mini-cart of the page shows the same count, from the quantities', async () => {
    await show(builderMarkup() + ownMarkup('second') + ownMarkup('third'));
    const counts = () => [
      find('.elementor-button-icon-qty').textContent,
      ...[...document.querySelectorAll('.iyim-mini-cart-count [aria-hidden]')].map(
        ({ textContent }) => textContent,
      ),
    ];
    await vi.waitFor(() => expect(counts()).toEqual(['2', '2', '2']));
    await add();
    await vi.waitFor(() => expect(counts()).toEqual(['3', '3', '3']));
    expect(find('.elementor-button-icon-qty').getAttribute('data-counter')).toBe('3');
  });

  it('MC-6 one request for the builder’s fragments, with every document’s id and the nonce', async () => {
    await show(builderMarkup() + ownMarkup('second'));
    await vi.waitFor(() => expect(requestsOf('elementor_menu_cart_fragments').length).toBeGreaterThan(0));
    server.requests = [];
    await add();
    await vi.waitFor(() => expect(requestsOf('elementor_menu_cart_fragments')).toHaveLength(1));
    const body = new URLSearchParams(requestsOf('elementor_menu_cart_fragments')[0]?.body);
    expect([...body]).toEqual([
      ['action', 'elementor_menu_cart_fragments'],
      ['templates[]', '11'],
      ['_nonce', 'menu-nonce'],
      ['is_editor', 'false'],
    ]);
  });

  it('CF-8 a toggle that fragments replaced goes on opening, and keeps saying that it is open', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const before = toggleOf();
    await add();
    await vi.waitFor(() => expect(toggleOf()).not.toBe(before));
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect(toggleOf().getAttribute('role')).toBe('button');
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(false);
  });
});

describe('removing a line', () => {
  const remove = () => find('.remove_from_cart_button');
  const undo = () => find('.iyim-mini-cart-word button');

  it('MC-4 removes in place, says so, and takes the focus to the way back', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await vi.waitFor(() => expect(document.activeElement).toBe(undo()));
    expect(panel().querySelector('.mini_cart_item')).toBeNull();
    expect(isOpen()).toBe(true);
    expect(visibility()).toBe('visible');
    expect(find('[role="status"]').textContent).toContain('Tee');
  });

  it('MC-4 undo puts exactly that line back, by the server’s own way', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await vi.waitFor(() => undo());
    const changed = vi.fn();
    document.addEventListener('iyim:cart-changed', changed, { once: true });
    await userEvent.click(undo());
    await vi.waitFor(() => expect(panel().querySelector('.mini_cart_item')?.textContent).toContain('2 ×'));
    expect(requestsOf('page')[0]?.url).toBe('/cart/?_wpnonce=abc&undo_item=k1');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    await vi.waitFor(() => expect(find('.iyim-mini-cart-word').textContent).toContain('Tee'));
    expect(document.querySelector('.iyim-mini-cart-word button')).toBeNull();
  });

  it('MC-4 says when the line could not be put back', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await vi.waitFor(() => undo());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.page = () => new Response('down', { status: 500 });
    undo().click();
    await vi.waitFor(() => expect(find('.iyim-mini-cart-word').textContent).toContain('לא ניתן'));
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it('MC-4 a double click removes once', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const link = remove();
    link.click();
    link.click();
    await vi.waitFor(() => undo());
    expect(requestsOf('remove_from_cart')).toHaveLength(1);
  });

  it('MC-4 a line that another tab removed: the visitor is told and the cart brought up to date', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    server.lines = [{ key: 'k2', name: 'Hat', quantity: 1 }];
    await userEvent.click(remove());
    await vi.waitFor(() => expect(panel().textContent).toContain('Hat'));
    expect(find('.iyim-mini-cart-word').textContent).toContain('Tee');
    expect(document.querySelector('.iyim-mini-cart-word button')).toBeNull();
  });

  it.each([
    ['status 500', () => new Response('down', { status: 500 })],
    ['nothing', () => new Response('')],
    ['a page instead of JSON', () => new Response('<!doctype html><p>Hello</p>')],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('MC-4 the server sends %s: the link is followed', async (_what, failure) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.remove_from_cart = failure;
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const gone: string[] = [];
    document.addEventListener(
      'iyim:navigate',
      (event) => {
        event.preventDefault();
        gone.push((event as CustomEvent<{ url: string }>).detail.url);
      },
      { once: true },
    );
    await userEvent.click(remove());
    await vi.waitFor(() => expect(gone).toHaveLength(1));
    expect(gone[0]).toContain('/cart/?remove_item=k1&_wpnonce=abc');
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it('SEC-1 a product name with markup in it is shown as text', async () => {
    server.lines = [{ key: 'k1', name: '<img src=x onerror="window.hit=1">', quantity: 1 }];
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await vi.waitFor(() => undo());
    expect(document.querySelector('img')).toBeNull();
    expect(find('.iyim-mini-cart-word').textContent).toContain('<img src=x');
  });
});

describe('the server’s nodes', () => {
  it('RT-9 are moved nowhere and nothing shifts at mount', async () => {
    document.body.innerHTML = `<header>${builderMarkup()}</header><main id="outside"></main>`;
    const container = find('.elementor-menu-cart__container');
    const top = find('#outside').getBoundingClientRect().top;
    start({ widgets: [miniCart] });
    await vi.waitFor(() => expect(host().getAttribute('data-widget-state')).toBe('mounted'));
    expect(find('.elementor-menu-cart__container')).toBe(container);
    expect(find('#outside').getBoundingClientRect().top).toBe(top);
  });

  it('RT-3 a host without a list fails alone and says what is missing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="mini-cart"><a href="/cart/">Cart</a></div>';
    start({ widgets: [miniCart] });
    await vi.waitFor(() => expect(host().getAttribute('data-widget-state')).toBe('failed'));
    expect(String(said.mock.calls[0]?.[0])).toContain('widget_shopping_cart_content');
  });
});

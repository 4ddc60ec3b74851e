import { on, stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import {
  add,
  builderMarkup,
  content,
  fragments,
  isOpen,
  ownMarkup,
  panel,
  requestsOf,
  server,
  setUpShop,
  show,
  toggleOf,
} from './testing/shop.ts';

setUpShop();

const putLines = () => {
  find('.widget_shopping_cart_content').outerHTML = content();
};

describe('one cart for all mini-carts', () => {
  it('MC-5 every mini-cart on the page shows the same count, the sum of quantities', async () => {
    await show(builderMarkup() + ownMarkup('second') + ownMarkup('third'));
    const counts = () => [
      find('.elementor-button-icon-qty').textContent,
      ...[...document.querySelectorAll('.iyim-mini-cart-count [aria-hidden]')].map(
        ({ textContent }) => textContent,
      ),
    ];
    await soon(() => expect(counts()).toEqual(['2', '2', '2']));
    await add();
    await soon(() => expect(counts()).toEqual(['3', '3', '3']));
    expect(find('.elementor-button-icon-qty').getAttribute('data-counter')).toBe('3');
  });

  it('MC-6 two mini-carts request the builder’s fragments once, with the id of each document and the nonce', async () => {
    await show(builderMarkup() + ownMarkup('second'));
    await soon(() => expect(requestsOf('elementor_menu_cart_fragments').length).toBeGreaterThan(0));
    server.requests = [];
    await add();
    await soon(() => expect(requestsOf('elementor_menu_cart_fragments')).toHaveLength(1));
    const body = new URLSearchParams(requestsOf('elementor_menu_cart_fragments')[0]?.body);
    expect([...body]).toEqual([
      ['action', 'elementor_menu_cart_fragments'],
      ['templates[]', '11'],
      ['_nonce', 'menu-nonce'],
      ['is_editor', 'false'],
    ]);
  });

  it('CF-8 a cart’s toggle that fragments replaced still works and keeps its expanded state', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const before = toggleOf();
    await add();
    await soon(() => expect(toggleOf()).not.toBe(before));
    await soon(() => expect(isOpen()).toBe(true));
    expect(toggleOf().getAttribute('role')).toBe('button');
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(false);
  });
});

const remove = () => find('.remove_from_cart_button');

describe('removing a line', () => {
  const undo = () => find('.iyim-mini-cart-notice button');

  it('MC-4 the bin removes a line, announces the removal, and moves the focus to the undo button', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => expect(document.activeElement).toBe(undo()));
    expect(panel().querySelector('.mini_cart_item')).toBeNull();
    expect(isOpen()).toBe(true);
    expect(toggleOf().checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(find('[role="status"]').textContent).toContain('Tee');
  });

  it('MC-4 the undo button restores the removed line through the server’s undo address', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => undo());
    const changed = vi.fn();
    document.addEventListener('iyim:cart-changed', changed, { once: true });
    await userEvent.click(undo());
    await soon(() => expect(panel().querySelector('.mini_cart_item')?.textContent).toContain('2 ×'));
    expect(requestsOf('page')[0]?.url).toBe('/cart/?_wpnonce=abc&undo_item=k1');
    await soon(() => expect(changed).toHaveBeenCalled());
    await soon(() => expect(find('.iyim-mini-cart-notice').textContent).toContain('הוחזר'));
    expect(document.querySelector('.iyim-mini-cart-notice button')).toBeNull();
  });

  it('MC-4 a notice is shown if a removal cannot be undone', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => undo());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.page = () => new Response('down', { status: 500 });
    undo().click();
    await soon(() => expect(find('.iyim-mini-cart-notice').textContent).toContain('לא הצלחנו להחזיר'));
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it('MC-4 a double click on the bin sends one request to remove the line', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const link = remove();
    link.click();
    link.click();
    await soon(() => undo());
    expect(requestsOf('remove_from_cart')).toHaveLength(1);
  });

  it.each([
    ['', () => {}],
    [', even if fragments replaced the line in the meantime', () => putLines()],
  ])(
    'MC-4 a click made before the code of lines has loaded removes the line once%s',
    async (_, meanwhile) => {
      const error = vi.spyOn(console, 'error'); // React also reports warnings by `console.error`
      const off = on('mounted', () => {
        putLines();
        remove().click();
        meanwhile();
      });
      await show(builderMarkup());
      off();
      await soon(() => undo());
      expect(requestsOf('remove_from_cart')).toHaveLength(1);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('MC-4 the second click of a double click does not remove the line that moves under the pointer', async () => {
    server.lines.push({ key: 'plate', name: 'Plate', quantity: 1 });
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.dblClick(remove());
    await soon(() => undo());
    expect(server.lines.map(({ key }) => key)).toEqual(['plate']);
    expect(requestsOf('remove_from_cart')).toHaveLength(1);
  });

  it('MC-4 removing a line that another tab has removed shows a notice and updates the cart', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    server.lines = [{ key: 'k2', name: 'Hat', quantity: 1 }];
    await userEvent.click(remove());
    await soon(() => expect(panel().textContent).toContain('Hat'));
    expect(find('.iyim-mini-cart-notice').textContent).toContain('Tee');
    expect(document.querySelector('.iyim-mini-cart-notice button')).toBeNull();
  });

  it.each([
    ['status 500', () => new Response('down', { status: 500 })],
    ['empty', () => new Response('')],
    ['a page instead of JSON', () => new Response('<!doctype html><p>Hello</p>')],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('MC-4 the browser follows the remove link if the server’s answer is %s', async (_what, failure) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.remove_from_cart = failure;
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const visited = noteLeaving();
    await userEvent.click(remove());
    await soon(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toContain('/cart/?remove_item=k1&_wpnonce=abc');
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it('SEC-1 a product name with markup in it is shown as text', async () => {
    server.lines = [{ key: 'k1', name: '<img src=x onerror="window.hit=1">', quantity: 1 }];
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => undo());
    expect(document.querySelector('img')).toBeNull();
    expect(find('.iyim-mini-cart-notice').textContent).toContain('<img src=x');
  });

  it('MC-4 a removed line disappears immediately, and returns with a notice if the server cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builderMarkup() + ownMarkup('second'));
    await userEvent.click(toggleOf());
    let fail = (_: Error) => {};
    server.answers.remove_from_cart = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const row = () => find('#mini .mini_cart_item');
    await userEvent.click(remove());
    expect(row().checkVisibility()).toBe(false);
    expect(find('.elementor-button-icon-qty').textContent).toBe('0');
    expect(find('.iyim-mini-cart-count').checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(panel().contains(document.activeElement)).toBe(true);
    await soon(() => expect(requestsOf('remove_from_cart')).toHaveLength(1));
    server.answers.get_refreshed_fragments = () => Promise.reject(new TypeError('Failed to fetch'));
    fail(new TypeError('Failed to fetch'));
    await soon(() => expect(row().checkVisibility()).toBe(true));
    expect(find('.elementor-button-icon-qty').textContent).toBe('2');
    expect(find('.iyim-mini-cart-notice [role="alert"]').textContent).toContain('Tee');
    expect(isOpen()).toBe(true);
    server.answers = {};
    await userEvent.click(find('.iyim-mini-cart-notice button'));
    await soon(() => expect(panel().querySelector('.mini_cart_item')).toBeNull());
  });

  it('MC-4 a removal succeeds even if the server’s answer is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    server.answers.remove_from_cart = () => {
      server.removed = server.lines.splice(0);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await userEvent.click(remove());
    await soon(() => undo());
    expect(panel().querySelector('.mini_cart_item')).toBeNull();
  });

  it('MC-4 the notice about a removal is in gender-neutral Hebrew', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() =>
      expect(find('.iyim-mini-cart-notice').textContent).toContain('המוצר הוסר מהסל: \u2068Tee\u2069'),
    );
  });

  it('MC-4 a name that ends in Latin letters does not move the quantity next to it in a Hebrew line', async () => {
    server.lines = [{ key: 'k1', name: 'אינדיגו, L', quantity: 3 }];
    server.answers.get_refreshed_fragments = async () => {
      const { fragments: all, cart_hash } = await fragments().json();
      // A line whose remove link has no nonce keeps the server's text for its quantity.
      const [html] = Object.values(all as Record<string, string>);
      const content = html?.replace(/href="[^"]*remove_item[^"]*"/, 'href="#"');
      return Response.json({ fragments: { 'div.widget_shopping_cart_content': content }, cart_hash });
    };
    await show(builderMarkup());
    toggleOf().click();
    await soon(() => expect(find('.iyim-mini-cart-bin')).toBeTruthy());
    const edge = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const name = find('.mini_cart_item > a:not(.remove)').firstChild as Text;
    const quantity = find('.mini_cart_item .quantity').firstChild as Text;
    expect(quantity.data).toBe('3 × ');
    expect(edge(quantity, 0)).toBeLessThan(edge(name, name.data.indexOf('L')));
    expect(edge(quantity, 2)).toBeLessThan(edge(quantity, 0));
  });

  it('MC-4 a bin replaces the × of the remove link and everything that a theme adds to the link', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style id="theme">a.remove::before { content: "×" } a.remove::after { content: "x" } a svg { display: inline }</style>',
    );
    await show(ownMarkup('mini'));
    remove().innerHTML = '<span class="ahfb-svg-iconset"><svg id="theme-sign" width="20"></svg></span>';
    await userEvent.click(toggleOf());
    await soon(() => expect(remove().querySelector('svg.iyim-mini-cart-bin')?.checkVisibility()).toBe(true));
    expect(find('#theme-sign').checkVisibility()).toBe(false);
    expect(getComputedStyle(remove()).fontSize).toBe('0px');
    for (const part of ['::before', '::after']) expect(getComputedStyle(remove(), part).content).toBe('none');
    expect(remove().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    find('#theme').remove();
  });
});

describe('a cart opened by hovering', () => {
  const undo = () => find('.iyim-mini-cart-notice button');
  const isSeen = () => toggleOf().checkVisibility({ visibilityProperty: true });
  const move = (type: 'pointerenter' | 'pointerleave') =>
    host().dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  /** Advances the clock by `time` ms, and waits until the result is rendered. */
  const pass = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    await new Promise(requestAnimationFrame);
  };
  /** Advances the page's clock until the check passes. */
  const shortly = (check: () => unknown) =>
    soon(async () => {
      await pass(50);
      check();
    });
  const open = async (settings = {}) => {
    await show(builderMarkup({ open_cart: 'mouseover', ...settings }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    host().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    move('pointerenter');
    await soon(() => expect(isOpen()).toBe(true));
    await shortly(() => find('.iyim-mini-cart-remove'));
  };

  it.each(['mini-cart', 'side-cart'])(
    'MC-3 a cart opened by hovering stays open without the pointer while it contains the focus, and closes when the focus returns to the button (%s)',
    async (cart_type) => {
      await open({ cart_type });
      remove().focus();
      remove().click();
      await shortly(() => expect(document.activeElement).toBe(undo()));
      move('pointerleave');
      await pass(5000);
      expect(isOpen()).toBe(true);
      expect(document.activeElement).toBe(undo());
      if (cart_type === 'side-cart') return; // the button is behind the side cart
      toggleOf().focus();
      await pass(499);
      expect(isOpen()).toBe(true);
      await pass(1);
      await shortly(() => expect(isOpen()).toBe(false));
      expect(document.activeElement).toBe(toggleOf());
    },
  );

  it('MC-3 a side cart opened by hovering closes 500 ms after the pointer has left, although it has the focus', async () => {
    await open({ cart_type: 'side-cart' });
    await soon(() => expect(document.activeElement).toBe(panel()));
    move('pointerleave');
    await pass(499);
    expect(isOpen()).toBe(true);
    await pass(1);
    await shortly(() => expect(isOpen()).toBe(false));
  });

  it('MC-1 a cart stays visible while its last line is being removed, and for the 10 s in which the removal can be undone', async () => {
    await open();
    let answer = () => {};
    server.gates.remove_from_cart = new Promise<void>((resolve) => {
      answer = resolve;
    });
    remove().click(); // does not focus the button, like a click in Safari
    move('pointerleave');
    await pass(500);
    expect([isOpen(), isSeen()]).toEqual([false, true]);
    answer();
    await shortly(undo);
    await pass(9_900);
    expect(isSeen()).toBe(true);
    await pass(100);
    expect(isSeen()).toBe(false);
    expect(document.querySelector('.iyim-mini-cart-notice')).toBeNull();
  });

  it('MC-1 a cart is hidden after its last line has been removed if the removal cannot be undone', async () => {
    await open();
    server.lines = [];
    remove().click();
    await shortly(() => expect(find('.iyim-mini-cart-notice').textContent).toContain('Tee'));
    move('pointerleave');
    await pass(500);
    await shortly(() => expect(isSeen()).toBe(false));
  });
});

describe('changing a quantity', () => {
  const step = (name: 'Less' | 'More') =>
    find(`.iyim-mini-cart-step[aria-label="${name === 'More' ? 'Increase' : 'Decrease'} quantity of Tee"]`);
  const number = () => find('.iyim-mini-cart-number').textContent;
  const posts = () => requestsOf('page').map(({ body }) => [...new URLSearchParams(body)]);
  const open = async (html = builderMarkup()) => {
    await show(html, 'ltr');
    await userEvent.click(toggleOf());
    await soon(() => step('More'));
  };

  it('MC-4 every mini-cart shows a new quantity immediately, and posts it as the cart page does', async () => {
    await open(builderMarkup() + ownMarkup('second'));
    const changed = vi.fn();
    document.addEventListener('iyim:cart-changed', changed, { once: true });
    step('More').click();
    expect(number()).toBe('3');
    await soon(() => expect(find('.elementor-button-icon-qty').textContent).toBe('3'));
    expect(find('.iyim-mini-cart-count [aria-hidden]').textContent).toBe('3');
    await soon(() => expect(changed).toHaveBeenCalled());
    expect(posts()).toEqual([
      [
        ['cart[k1][qty]', '3'],
        ['woocommerce-cart-nonce', 'abc'],
        ['_wp_http_referer', '/cart/'],
        ['update_cart', '1'],
      ],
    ]);
    expect(requestsOf('page')[0]?.url).toBe('/cart/');
    expect([number(), panel().querySelector('.total')?.textContent]).toEqual(['3', 'Subtotal: ₪30']);
    expect(panel().querySelector('.mini_cart_item')?.textContent).toContain('3 ×');
  });

  it('MC-4 quick clicks on a quantity button request the last quantity, and the button keeps the focus', async () => {
    await open();
    let release = () => {};
    server.gates.page = new Promise<void>((resolve) => {
      release = resolve;
    });
    step('More').focus();
    await userEvent.keyboard('{Enter}{Enter} {Enter}');
    expect(number()).toBe('6');
    await soon(() => expect(posts()).toHaveLength(1));
    release();
    await soon(() => expect(server.lines[0]?.quantity).toBe(6));
    await soon(() => expect(panel().querySelector('.mini_cart_item')?.textContent).toContain('6 ×'));
    expect(posts()).toHaveLength(2);
    await soon(() => expect(document.activeElement).toBe(step('More')));
    expect(isOpen()).toBe(true);
  });

  it('MC-4 the quantity buttons do not decrease a quantity below one', async () => {
    await open();
    step('Less').click();
    await soon(() => expect(step('Less').getAttribute('aria-disabled')).toBe('true'));
    step('Less').click();
    expect(number()).toBe('1');
  });

  it('MC-4 a refused quantity is reverted, and the server’s message is shown', async () => {
    server.lines = [{ key: 'k1', name: 'Tee', quantity: 9 }];
    await open();
    step('More').click();
    expect(number()).toBe('10');
    await soon(() => expect(find('.iyim-mini-cart-notice [role="alert"]').textContent).toBe('Only 9 left.'));
    expect(number()).toBe('9');
    expect(find('.elementor-button-icon-qty').textContent).toBe('9');
  });

  it('MC-4 the server’s message about a quantity is shown even if the server accepted the quantity', async () => {
    await open();
    server.answers.page = () => {
      if (server.lines[0]) server.lines[0].quantity = 3;
      return new Response('<!doctype html><ul class="woocommerce-error"><li>Not enough in stock.</li></ul>', {
        headers: { 'content-type': 'text/html' },
      });
    };
    step('More').click();
    await soon(() =>
      expect(find('.iyim-mini-cart-notice [role="alert"]').textContent).toBe('Not enough in stock.'),
    );
    expect(number()).toBe('3');
    expect(posts()).toHaveLength(1);
  });

  it('MC-4 a stale nonce is renewed from the answer, and the quantity is sent again', async () => {
    await open();
    server.nonce = 'new';
    step('More').click();
    await soon(() => expect(server.lines[0]?.quantity).toBe(3));
    expect(posts().map((fields) => fields[1]?.[1])).toEqual(['abc', 'new']);
    await soon(() => expect(find('.elementor-button-icon-qty').textContent).toBe('3'));
    expect(document.querySelector('.iyim-mini-cart-notice')).toBeNull();
  });

  it('MC-4 a server error reverts the quantity and shows a notice with a retry button', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    server.answers.page = () => new Response('down', { status: 500 });
    step('More').click();
    await soon(() => expect(find('.iyim-mini-cart-notice [role="alert"]').textContent).toContain('Tee'));
    expect(number()).toBe('2');
    server.answers = {};
    find('.iyim-mini-cart-notice button').click();
    await soon(() => expect(server.lines[0]?.quantity).toBe(3));
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it.each([
    ['a server that fails', () => new Response('down', { status: 500 })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'MC-4 the cart’s quantity is shown again after %s, even if the visitor has clicked again in the meantime',
    async (_, answer) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await open();
      let release = () => {};
      server.gates.page = new Promise<void>((resolve) => {
        release = resolve;
      });
      server.answers.page = answer;
      step('More').click();
      await soon(() => expect(posts()).toHaveLength(1));
      step('More').click();
      expect(number()).toBe('4');
      release();
      await soon(() => expect(find('.iyim-mini-cart-notice [role="alert"]').textContent).toContain('Tee'));
      expect(number()).toBe('2');
      expect(find('.elementor-button-icon-qty').textContent).toBe('2');
      server.answers = {};
      find('.iyim-mini-cart-notice button').click();
      await soon(() => expect(server.lines[0]?.quantity).toBe(4));
    },
  );

  it('RT-18 stop() restores the server’s text of a line in the cart', async () => {
    await open();
    expect(find('.quantity').textContent).not.toBe('2 × ₪10');
    stop();
    expect(find('.quantity').textContent).toBe('2 × ₪10');
  });

  it('RT-6 a line can be removed while its quantity is being sent', async () => {
    await open();
    step('More').click();
    remove().click();
    await soon(() => expect(server.lines).toEqual([]));
    await soon(() => expect(panel().querySelector('.mini_cart_item')).toBeNull());
    expect(find('.elementor-button-icon-qty').textContent).toBe('0');
  });
});

describe('free shipping', () => {
  it.each([
    [{ free_shipping_from: 55.5 }, '₪36 to free shipping'],
    [{ free_shipping_from: '20' }, 'Shipping is free'],
    [{}, undefined],
  ])('MC-4 a cart with the settings %j shows %j about free shipping', async (settings, shown) => {
    await show(ownMarkup('mini', settings), 'ltr');
    await userEvent.click(toggleOf());
    await soon(() => expect(document.querySelector('.iyim-mini-cart-bin')).not.toBeNull());
    expect(document.querySelector('.iyim-mini-cart-shipping span')?.textContent).toBe(shown);
  });
});

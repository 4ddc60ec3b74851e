import { start, stop } from '@iyim/runtime';
import { widgetComponent } from '@iyim/runtime/page';
import { cart, cartContents, editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import jQuery from 'jquery';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { miniCart } from '../../bundle/catalogue.ts';
import definition from './MiniCart.tsx';
import {
  add,
  builderMarkup,
  fragments,
  isOpen,
  ownMarkup,
  panel,
  requestsOf,
  server,
  setUpShop,
  show as showPage,
  toggle,
  toggleOf,
  visibility,
} from './testing/shop.ts';

const MiniCart = widgetComponent(definition);

setUpShop();
beforeAll(() => import('./Lines.tsx'));

/** Shows the page and hovers over each cart, which loads the code of open carts. */
async function show(...page: Parameters<typeof showPage>): Promise<void> {
  await showPage(...page);
  for (const content of document.querySelectorAll('.widget_shopping_cart_content')) {
    content.closest('[data-widget]')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    const drawn = () => content.previousElementSibling?.matches('[data-iyim-slot]:not(.iyim-mini-cart-head)');
    await soon(() => expect(drawn()).toBe(true));
  }
}

describe.each(['rtl', 'ltr'] as const)('the mini-cart, %s', (dir) => {
  it('MC-4 an open cart shows lines and the subtotal, without axe violations', async () => {
    await show(builderMarkup(), dir);
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(true);
    expect(panel().textContent).toContain('Tee');
    expect(panel().textContent).toContain('₪20');
    await Promise.all(
      panel()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

  it('MC-4 an open cart without visible content is 120 px high', async () => {
    const style = document.createElement('style');
    style.textContent = '#mini .iyim-mini-cart-panel > * { display: none !important }';
    document.head.append(style);
    await show(builderMarkup(), dir);
    await userEvent.click(toggleOf());
    expect(panel().getBoundingClientRect().height).toBe(120);
  });

  it('MC-2 the open panel of a cart stays inside the window', async () => {
    await show(ownMarkup('mini'), dir);
    host().style.inlineSize = 'fit-content';
    host().style.marginInlineStart = 'auto';
    await userEvent.click(toggleOf());
    const { left, right } = panel().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
  });

  it('MC-2 a side cart opens at the inline end of the window', async () => {
    await show(builderMarkup({ cart_type: 'side-cart' }), dir);
    await userEvent.click(toggleOf());
    const { left, right } = panel().getBoundingClientRect();
    expect(dir === 'rtl' ? left : window.innerWidth - right).toBe(0);
  });
});

describe('visibility', () => {
  const isVisible = () => toggleOf().checkVisibility({ visibilityProperty: true });
  /** Returns the positions of the elements around the cart. */
  const places = () =>
    ['#before', '#after', '#outside'].map((selector) =>
      JSON.stringify(find(selector).getBoundingClientRect()),
    );
  const beside = (html: string) =>
    `<div style="display: flex"><a id="before" href="#">Home</a><div>${html}</div><a id="after" href="#">Help</a></div>`;
  /**
   * Returns the page builder's toggle without the server's subtotal, whose width varies. The count does not change the width,
   * because it is a badge over the toggle.
   */
  const withoutSubtotal = (html: string) =>
    html.replace(/<span class="elementor-button-text">.*?<\/span>/, '');
  const holdAdd = () => {
    let answer = (_: Response) => {};
    server.answers.add_to_cart = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    return async (response: Response) => {
      await soon(() => expect(requestsOf('add_to_cart')).toHaveLength(1));
      answer(response);
    };
  };

  it.each([
    ['the page builder’s markup', builderMarkup()],
    ['plain markup', ownMarkup('mini')],
  ])('MC-1 an empty cart is hidden until an add starts (%s)', async (_, html) => {
    server.lines = [];
    await show(beside(html));
    await soon(() => expect(isVisible()).toBe(false));
    const answer = holdAdd();
    const added = add();
    await soon(() => expect(isVisible()).toBe(true));
    server.lines = [{ key: 'added', name: 'Added', quantity: 1 }];
    await answer(fragments());
    await added;
    await soon(() => expect(toggleOf().textContent).toContain('1'));
    expect(isVisible()).toBe(true);
  });

  describe.each(['rtl', 'ltr'] as const)('%s', (dir) => {
    it.each([
      ['the page builder’s markup', withoutSubtotal(builderMarkup())],
      ['plain markup', ownMarkup('mini')],
      ['plain markup that hides only its count', ownMarkup('mini', { hide_if_empty: false })],
    ])(
      'MC-1 the space of a cart’s count is reserved, so that the first add moves nothing (%s)',
      async (_, html) => {
        server.lines = [];
        server.answers.elementor_menu_cart_fragments = () =>
          Response.json({
            fragments: { '#mini .elementor-menu-cart__toggle': withoutSubtotal(toggle(server.lines.length)) },
          });
        await showPage(
          `<style>.elementor-button-icon-qty { position: absolute }</style>${beside(html)}`,
          dir,
        );
        await soon(() => expect(cartContents().value?.count).toBe(0));
        await soon(() => expect(host().classList.contains('iyim-mini-cart-empty')).toBe(true));
        const before = places();
        const answer = holdAdd();
        const added = add();
        await soon(() => expect(toggleOf().textContent).toContain('…'));
        expect(places()).toEqual(before);
        server.lines = [{ key: 'added', name: 'Added', quantity: 1 }];
        await answer(fragments());
        await added;
        await soon(() => expect(toggleOf().textContent).toContain('1'));
        expect(places()).toEqual(before);
      },
    );
  });

  it.each([
    ['refused', () => Response.json({ error: true, product_url: false }), /refused/],
    ['answered with an error', () => new Response('down', { status: 500 }), /500/],
  ])('MC-1 an empty cart is hidden again when an add is %s', async (_, response, outcome) => {
    server.lines = [];
    await show(builderMarkup());
    await soon(() => expect(isVisible()).toBe(false));
    const answer = holdAdd();
    const adding = add().then(({ kind }) => kind, String);
    await soon(() => expect(isVisible()).toBe(true));
    await answer(response());
    expect(await adding).toMatch(outcome);
    await soon(() => expect(isVisible()).toBe(false));
  });

  it('MC-1 removing the only product, which was added on this page, hides a second cart immediately', async () => {
    server.lines = [];
    await show(builderMarkup({ hide_if_empty: false }) + ownMarkup('second'));
    await add();
    await soon(() => expect(find('#mini .elementor-button-icon-qty').textContent).toBe('1'));
    server.gates.remove_from_cart = new Promise(() => {});
    await userEvent.click(toggleOf());
    find('#mini .remove_from_cart_button').click();
    await soon(() => expect(requestsOf('remove_from_cart')).toHaveLength(1));
    expect(find('#mini .elementor-button-icon-qty').textContent).toBe('0');
    expect(find('#second a').checkVisibility({ visibilityProperty: true })).toBe(false);
  });

  it('MC-1 a hidden cart cannot be reached with the Tab key or clicked', async () => {
    server.lines = [];
    await show(beside(builderMarkup()));
    await soon(() => expect(isVisible()).toBe(false));
    find('#before').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#after'));
    const { left, top, width, height } = toggleOf().getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(host().contains(hit)).toBe(false);
  });

  it('MC-1 a hidden cart hides even parts that a theme forces to be visible', async () => {
    server.lines = [];
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style id="theme">.elementor-button-icon { visibility: visible !important }</style>',
    );
    await show(builderMarkup());
    await soon(() => expect(isVisible()).toBe(false));
    expect(getComputedStyle(find('.elementor-button-icon')).visibility).toBe('hidden');
  });

  it('MC-1 a cart with the focus stays visible when another tab has removed the last line', async () => {
    await show(beside(builderMarkup()));
    toggleOf().focus();
    await userEvent.keyboard('{Enter}');
    server.lines = [];
    await cart().refresh();
    await soon(() => expect(panel().textContent).toContain('Empty.'));
    expect(isVisible()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(toggleOf());
    expect(isVisible()).toBe(true);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#after'));
    await soon(() => expect(isVisible()).toBe(false));
  });

  it('MC-1 a cart stays visible while its contents are unknown', async () => {
    sessionStorage.setItem('wc_cart_hash', 'abc');
    server.answers.get_refreshed_fragments = () => new Response('x', { status: 500 });
    await showPage(builderMarkup());
    expect(cartContents().value).toBeUndefined();
    expect(isVisible()).toBe(true);
  });

  it.each([
    [
      'a cart that the page adopts, as its original does',
      () => host().setAttribute('data-iyim-adopted', 'mini-cart'),
    ],
    [
      'a cart that is set to stay visible',
      () => host().setAttribute('data-widget-settings', '{"hide_if_empty":"false"}'),
    ],
  ])('MC-1 while empty, only the count is hidden in %s', async (_, change) => {
    server.lines = [];
    await showPage(builderMarkup(), 'rtl', change);
    await soon(() => expect(visibility()).toBe('hidden'));
    expect(isVisible()).toBe(true);
    await add();
    await soon(() => expect(visibility()).toBe('visible'));
  });
});

describe('opening and closing', () => {
  it('MC-2 a click on the cart link opens the panel instead of the cart page, unless the click opens a new tab', async () => {
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

  it('MC-3 Escape closes the cart’s panel and returns the focus to the toggle', async () => {
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

  it('MC-3 a click outside closes the cart’s panel', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(panel().querySelector('.total') ?? panel());
    expect(isOpen()).toBe(true);
    find('#outside').click();
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['the page builder’s close button', builderMarkup(), '.elementor-menu-cart__close-button'],
    ['the added close button, if the server has none,', ownMarkup('mini'), '.iyim-mini-cart-close'],
  ])('MC-3 %s closes the cart’s panel, by keyboard and by click', async (_which, html, selector) => {
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

  it('MC-3 the cart’s panel closes when the focus leaves it', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    find('#add').focus();
    await soon(() => expect(isOpen()).toBe(false));
  });

  it('MC-2 with open_cart mouseover, a cart opens on hover, closes when the pointer leaves, and stays open after a click', async () => {
    await show(builderMarkup({ open_cart: 'mouseover' }));
    await userEvent.hover(find('#add')); // the pointer may still be where the previous test left it
    await userEvent.hover(toggleOf());
    await soon(() => expect(isOpen()).toBe(true));
    expect(panel().contains(document.activeElement)).toBe(false);
    await userEvent.hover(find('#add'));
    await soon(() => expect(isOpen()).toBe(false));
    await userEvent.hover(toggleOf());
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(true);
  });

  it('MC-2 Storefront’s header cart opens on hover, and its title ignores the theme’s heading styles', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style id="theme">h2 { margin: 60px; font: 64px serif; letter-spacing: 9px; text-transform: uppercase }</style>',
    );
    await show(ownMarkup('mini').replace('<div', '<div class="site-header-cart"'));
    await userEvent.hover(find('#add'));
    await userEvent.hover(toggleOf());
    await soon(() => expect(isOpen()).toBe(true));
    const { margin, fontSize, letterSpacing, textTransform } = getComputedStyle(
      find('.iyim-mini-cart-title'),
    );
    expect([margin, fontSize, letterSpacing, textTransform]).toEqual(['0px', '18px', 'normal', 'none']);
    find('#theme').remove();
  });

  it('MC-2 hovering does not open a cart by default', async () => {
    await show(builderMarkup());
    await userEvent.hover(toggleOf());
    expect(isOpen()).toBe(false);
  });

  it('AY-1 the panel of a closed cart cannot be reached with the Tab key', async () => {
    await show(builderMarkup());
    toggleOf().focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('#add'));
  });

  it('AY-1 the page behind a side cart is inert until it closes', async () => {
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

  it('RT-18 stop() restores the page and the server’s markup while a side cart is open', async () => {
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
  it('MC-2 with automatically_open_cart, a cart opens once the builder’s fragments of an add have loaded, without taking the focus', async () => {
    await show(builderMarkup({ automatically_open_cart: 'yes' }));
    find('#add').focus();
    await add();
    await soon(() => expect(isOpen()).toBe(true));
    expect(document.activeElement).toBe(find('#add'));
    expect(panel().textContent).toContain('Added');
    expect(requestsOf('elementor_menu_cart_fragments').length).toBeGreaterThan(0);
  });

  it.each(['jQuery', 'native'])(
    'MC-2 the cart opens once for an add by the shop’s script (%s)',
    async (kind) => {
      const $ = jQuery as unknown as (target: EventTarget) => {
        trigger(name: string, args: unknown[]): unknown;
      };
      if (kind === 'jQuery') Object.assign(window, { jQuery });
      const fire = (name: string, args: unknown[]) =>
        kind === 'jQuery'
          ? $(document.body).trigger(name, args)
          : document.body.dispatchEvent(new CustomEvent(name, { detail: args }));
      server.lines = [];
      await show(builderMarkup({ automatically_open_cart: 'yes' }));
      await soon(() => expect(visibility()).toBe('hidden'));
      // Waits for the page's initial cart request, so that it is not counted as a request by the add.
      await soon(() => expect(requestsOf('elementor_menu_cart_fragments')).toHaveLength(1));
      fire('adding_to_cart', [find('#add'), { product_id: '18' }]);
      await soon(() => expect(visibility()).toBe('visible'));
      expect(isOpen()).toBe(false);
      server.lines = [{ key: 'k2', name: 'Foreign', quantity: 3 }];
      const { fragments: changed, cart_hash } = await fragments().json();
      const before = server.requests.length;
      fire('added_to_cart', [changed, cart_hash, find('#add')]);
      await soon(() => expect(isOpen()).toBe(true));
      expect(panel().textContent).toContain('Foreign');
      expect(find('.elementor-button-icon-qty').textContent).toBe('3');
      expect(server.requests.slice(before).map((request) => request.kind)).toEqual([
        'elementor_menu_cart_fragments',
      ]);
      await userEvent.keyboard('{Escape}');
      fire('removed_from_cart', [changed, cart_hash, find('#add')]);
      await soon(() => expect(requestsOf('elementor_menu_cart_fragments')).toHaveLength(3));
      expect(isOpen()).toBe(false);
    },
  );

  it('MC-6 the cart opens after an add even if the builder’s fragments fail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.answers.elementor_menu_cart_fragments = () => new Response('-1', { status: 403 });
    await show(builderMarkup({ automatically_open_cart: 'yes' }));
    await add();
    await soon(() => expect(isOpen()).toBe(true));
  });

  it('MC-2 the cart does not open after an add by default', async () => {
    await show(builderMarkup());
    await add();
    await soon(() => expect(find('.elementor-button-icon-qty').textContent).toBe('3'));
    expect(isOpen()).toBe(false);
  });

  it('MC-2 a side cart opened by an add returns the focus to the element that had it before', async () => {
    await show(builderMarkup({ automatically_open_cart: true, cart_type: 'side-cart' }));
    find('#add').focus();
    await add();
    await soon(() => expect(panel().contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(find('#add'));
  });
});

describe('the server’s nodes', () => {
  it('RT-9 a cart keeps the server’s nodes, and content below it does not move when it mounts', async () => {
    document.body.innerHTML = `<header>${builderMarkup()}</header><main id="outside"></main>`;
    const container = find('.elementor-menu-cart__container');
    const top = find('#outside').getBoundingClientRect().top;
    start({ widgets: [miniCart] });
    await soon(() => expect(host().getAttribute('data-widget-state')).toBe('mounted'));
    expect(find('.elementor-menu-cart__container')).toBe(container);
    expect(find('#outside').getBoundingClientRect().top).toBe(top);
  });

  it.each([
    ['no link', '<p>Cart</p>', 'expected a link to the cart'],
    [
      'a list without a separate element around it',
      '<a href="/cart/">Cart</a><div class="widget_shopping_cart_content"></div>',
      'widget_shopping_cart_content',
    ],
  ])('RT-3 a mini-cart with %s fails and reports the missing part', async (_which, inside, missing) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = `<div data-widget="mini-cart">${inside}</div>`;
    start({ widgets: [miniCart] });
    await soon(() => expect(host().getAttribute('data-widget-state')).toBe('failed'));
    expect(String(error.mock.calls[0]?.[0])).toContain(missing);
  });

  it('MC-5 a mini-cart without a list, as on the shop’s cart page, is a link with a count', async () => {
    await show('<ul id="mini" data-widget="mini-cart"><li><a href="/cart/">Cart</a></li><li></li></ul>');
    await soon(() => expect(find('.iyim-mini-cart-count [aria-hidden]').textContent).toBe('2'));
    expect(find('#mini a').hasAttribute('aria-expanded')).toBe(false);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    window.addEventListener('click', (late) => late.preventDefault(), { once: true });
    let wasPrevented = false;
    document.addEventListener(
      'click',
      (late) => {
        wasPrevented = late.defaultPrevented;
      },
      { once: true },
    );
    find('#mini a').dispatchEvent(event);
    expect(wasPrevented).toBe(false);
  });

  it('MC-5 a mini-cart adds no count if the theme shows its own count', async () => {
    await show(
      ownMarkup('mini').replace('Cart</a>', '<span>₪20</span> <span class="count">2 items</span></a>'),
      'ltr',
    );
    expect(toggleOf().textContent).toBe('₪20 2 items');
  });
});

describe('the shop’s cart widget in a sidebar', () => {
  const isVisible = () => host().checkVisibility({ visibilityProperty: true });
  const sidebar = (list = '<div class="widget_shopping_cart_content"></div>') =>
    `<div id="mini" class="widget woocommerce widget_shopping_cart" data-widget="mini-cart"><h2>Cart</h2>${list}</div>`;
  const lines = () => document.querySelectorAll('.mini_cart_item').length;

  it.each(['rtl', 'ltr'] as const)(
    'MC-4 a visitor can change and remove lines in the sidebar’s open list, %s',
    async (dir) => {
      await showPage(sidebar(), dir);
      const step = () => find('.iyim-mini-cart-step[aria-label]:last-of-type');
      await soon(() => step().click());
      await soon(() => expect(server.lines[0]?.quantity).toBe(3));
      await soon(() => expect(document.querySelector('[aria-busy]')).toBeNull());
      expect(host().hasAttribute('role')).toBe(false);
      await userEvent.click(find('.remove_from_cart_button'));
      await soon(() => expect(lines()).toBe(0));
      await soon(() => expect(document.activeElement?.closest('#mini')).not.toBeNull());
      await soon(() => find('.iyim-mini-cart-notice button').click());
      await soon(() => expect(lines()).toBe(1));
      const { violations } = await axe.run(host());
      expect(violations.map(({ id }) => id)).toEqual([]);
      stop();
      expect(host().getAttributeNames().sort()).toEqual(['class', 'data-widget', 'id']);
    },
  );

  it('MC-1 an empty sidebar cart shows a message until the server’s message has loaded', async () => {
    server.lines = [];
    server.answers.get_refreshed_fragments = () => new Response('x', { status: 500 });
    await showPage(sidebar(), 'ltr', () => host().setAttribute('data-iyim-adopted', 'mini-cart'));
    await soon(() => expect(find('#mini p').textContent).toBe('No products in the cart.'));
    delete server.answers.get_refreshed_fragments;
    await cart().refresh();
    await soon(() => expect(document.querySelectorAll('#mini p')).toHaveLength(1));
    expect(find('#mini p').textContent).toBe('Empty.');
    await add();
    await soon(() => expect(lines()).toBe(1));
    expect(document.querySelector('.woocommerce-mini-cart__empty-message')).toBeNull();
  });

  it('MC-1 a sidebar cart is hidden while it is empty, keeps its space, and appears after an add', async () => {
    server.lines = [];
    await showPage(sidebar());
    await soon(() => expect(isVisible()).toBe(false));
    expect(host().checkVisibility()).toBe(true);
    await add();
    await soon(() => expect(isVisible()).toBe(true));
  });

  it('MC-1 an empty sidebar cart takes no space if the shop’s setting requires it, and appears after an add', async () => {
    server.lines = [];
    await showPage(
      sidebar(
        '<div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div>',
      ),
    );
    await soon(() => expect(host().checkVisibility()).toBe(false));
    await add();
    await soon(() => expect(host().checkVisibility()).toBe(true));
    expect(lines()).toBe(1);
  });
});

describe('beside a theme', () => {
  const theme = (css: string) => {
    document.head.insertAdjacentHTML('beforeend', `<style id="theme">${css}</style>`);
  };

  it('MC-3 a theme’s hover styles neither open a closed cart nor hide an open one', async () => {
    theme(`#mini > div { position: absolute; left: -999em; opacity: 0; display: none; }
      #mini:hover > div, #mini:focus-within > div { display: block; opacity: 1; left: 0; }`);
    await show(ownMarkup('mini'));
    await userEvent.hover(toggleOf());
    expect(panel().checkVisibility()).toBe(false);
    await userEvent.click(toggleOf());
    await userEvent.hover(find('#add'));
    expect(panel().checkVisibility({ opacityProperty: true })).toBe(true);
    expect(panel().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.hover(toggleOf());
    await userEvent.keyboard('{Escape}');
    expect(panel().checkVisibility()).toBe(false);
  });

  it('MC-2 a side cart begins below WordPress’s bar, so that its close button can be clicked', async () => {
    theme(`html { --wp-admin--admin-bar--height: 32px; margin-top: 32px !important }
      #wpadminbar { position: fixed; inset: 0 0 auto; block-size: 32px; z-index: 99999; background: #1d2327 }`);
    await show(builderMarkup({ cart_type: 'side-cart' }), 'ltr');
    document.body.insertAdjacentHTML('beforeend', '<div id="wpadminbar"></div>');
    await userEvent.click(toggleOf());
    expect(panel().getBoundingClientRect().top).toBe(32);
    expect(panel().getBoundingClientRect().bottom).toBe(window.innerHeight);
  });

  it('AY-1 a cart’s panel keeps the page’s heading, or adds a missing heading', async () => {
    await show(ownMarkup('mini'));
    expect(panel().querySelector('h2')?.textContent).toBe('סל הקניות');
    stop();
    await show(ownMarkup('mini').replace('<div><div', '<div><h4>Basket</h4><div'));
    expect([...panel().querySelectorAll('h2, h4')].map(({ textContent }) => textContent)).toEqual(['Basket']);
  });

  it.each(['rtl', 'ltr'] as const)('MC-1 the button of an empty cart opens the panel, %s', async (dir) => {
    server.lines = [];
    await show(ownMarkup('mini', { hide_if_empty: false }), dir);
    expect(find('.iyim-mini-cart-count').checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(toggleOf().checkVisibility({ visibilityProperty: true })).toBe(true);
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(true);
    expect(panel().textContent).toContain('Empty.');
  });
});

describe('settings that change', () => {
  it('RT-20 changed settings do not close an open cart, which can still be closed and opened', async () => {
    editMode().value = true;
    onTestFinished(() => {
      editMode().value = false;
    });
    await show(ownMarkup('mini'));
    toggleOf().click();
    expect(isOpen()).toBe(true);
    host().dataset.widgetSettings = '{"cart_type":"side-cart"}';
    await soon(() => expect(panel().getAttribute('aria-modal')).toBe('true'));
    expect(isOpen()).toBe(true);
    toggleOf().click();
    expect(isOpen()).toBe(false);
    toggleOf().click();
    expect(isOpen()).toBe(true);
  });

  it('RT-19 a MiniCart component in strict mode opens after changed settings, and can be unmounted while it is open', async () => {
    const main = document.createElement('main');
    document.body.replaceChildren(main);
    const root = createRoot(main);
    const draw = (settings: Record<string, unknown>) =>
      root.render(
        createElement(
          StrictMode,
          null,
          createElement(
            MiniCart,
            { id: 'mini', settings },
            createElement('a', { href: '/cart/' }, 'Cart'),
            createElement('div', null, createElement('div', { className: 'widget_shopping_cart_content' })),
          ),
        ),
      );
    draw({});
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    draw({ cart_type: 'side-cart' });
    await soon(() => expect(panel().classList.contains('iyim-mini-cart-side')).toBe(true));
    toggleOf().click();
    await soon(() => expect(isOpen()).toBe(true));
    root.unmount();
    await soon(() => expect(document.querySelector('[inert]')).toBeNull());
    expect(main.innerHTML).toBe('');
  });
});

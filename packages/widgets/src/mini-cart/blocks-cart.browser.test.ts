import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import jQuery from 'jquery';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { miniCart } from '../../bundle/catalogue.ts';
import { originals } from '../../originals/markup.ts';
import { add, blocksMarkup, server, setUpShop, show as showPage } from './testing/shop.ts';

setUpShop();
beforeAll(() => import('./Lines.tsx'));
beforeEach(() => page.viewport(1280, 800));
afterAll(() => page.viewport(414, 896));

const toggle = () => find('.jet-blocks-cart__heading-link');
const list = () => find('.jet-blocks-cart__list');
const close = () => find('.jet-blocks-cart__close-button');
const isOpen = () =>
  host().classList.contains('jet-cart-open') &&
  list().getAttribute('aria-hidden') === 'false' &&
  toggle().getAttribute('aria-expanded') === 'true';
const isInWindow = () => {
  const { left, right, top } = list().getBoundingClientRect();
  return list().checkVisibility({ visibilityProperty: true }) && left < innerWidth && right > 0 && top >= 0;
};

async function show(settings: object | string, layout?: 'dropdown' | 'slide-out', dir?: 'rtl' | 'ltr') {
  await showPage(blocksMarkup(settings, layout), dir);
  find('#outside').style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 50%';
  host().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await soon(() => expect(list().querySelector('.iyim-mini-cart-remove')).not.toBeNull());
}

describe.each(['rtl', 'ltr'] as const)('the cart of the blocks plugin, %s', (dir) => {
  it.each(['dropdown', 'slide-out'] as const)(
    'MC-7 the list of a cart (%s) opens by a click, takes the focus, and returns it to the toggle on Escape',
    async (layout) => {
      await show({ triggerType: 'click' }, layout, dir);
      expect([isOpen(), list().inert]).toEqual([false, true]);
      await userEvent.click(toggle());
      expect(isOpen()).toBe(true);
      await soon(() => expect(isInWindow()).toBe(true));
      expect(document.activeElement).toBe(list());
      expect(list().textContent).toContain('Tee');
      await userEvent.keyboard('{Escape}');
      expect([isOpen(), list().inert, document.activeElement]).toEqual([false, true, toggle()]);
      await soon(() => expect(list().checkVisibility({ visibilityProperty: true })).toBe(false));
    },
  );

  it('MC-7 an open cart has no axe violations', async () => {
    await show({ triggerType: 'click' }, 'slide-out', dir);
    await userEvent.click(toggle());
    await Promise.all(
      list()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});

describe('the settings of the blocks plugin', () => {
  it('MC-7 with triggerType hover, the cart opens while the pointer is over it', async () => {
    await show({ triggerType: 'hover', closeOnClickOutside: 'no' });
    await userEvent.hover(toggle());
    expect(isOpen()).toBe(true);
    await userEvent.hover(find('#add'));
    await soon(() => expect(isOpen()).toBe(false));
  });

  it('MC-7 without settings, the cart opens by a click and not while the pointer is over it, and a click elsewhere closes it', async () => {
    await show({});
    await userEvent.hover(toggle());
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle());
    expect(isOpen()).toBe(true);
    await userEvent.click(find('#add'));
    expect(isOpen()).toBe(false);
  });

  it('MC-7 without closeOnClickOutside, a click elsewhere leaves the cart open, and its close button closes it', async () => {
    await show({ triggerType: 'click', closeOnClickOutside: 'no' }, 'slide-out');
    await userEvent.click(toggle());
    await userEvent.click(find('#add'));
    expect(isOpen()).toBe(true);
    close().focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    expect(close().getAttribute('aria-label')).toBe('סגירה');
  });

  it('MC-7 with closeOnClickOutside, a click elsewhere closes the cart', async () => {
    await show({ triggerType: 'click', closeOnClickOutside: 'yes' });
    await userEvent.click(toggle());
    await userEvent.click(find('#add'));
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['yes', true],
    ['no', false],
    [undefined, false],
  ])('MC-7 with openMiniCartOnAdd %s, the cart is open after an add: %s', async (openMiniCartOnAdd, is) => {
    await show({ triggerType: 'click', openMiniCartOnAdd });
    await add();
    await soon(() => expect(list().textContent).toContain('Added'));
    expect(isOpen()).toBe(is);
  });

  it.each([
    '[]',
    '{"triggerType":["hover"],"openMiniCartOnAdd":{},"closeOnClickOutside":[7]}',
    '{"triggerType":"<b>"}',
  ])('MC-7 the cart opens by a click with the settings %s', async (text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await show(text);
    await userEvent.click(toggle());
    expect(isOpen()).toBe(true);
  });

  it.each(['{', 'null', '"x"'])(
    'MC-7 the server’s link stays a link if the settings are %s',
    async (text) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      document.body.innerHTML = `<header>${blocksMarkup(text)}</header>`;
      start({ widgets: [miniCart] });
      await soon(() => expect(host().dataset.widgetState).toBe('failed'));
      expect(String(error.mock.calls)).toContain('data-settings');
      expect(toggle().hasAttribute('role')).toBe(false);
    },
  );

  it('MC-7 on a phone, a list at the side is modal, and the page behind it does not scroll', async () => {
    await page.viewport(400, 800);
    await show({ triggerType: 'click' }, 'slide-out');
    await userEvent.click(toggle());
    expect([list().getAttribute('aria-modal'), find('#outside').inert]).toEqual(['true', true]);
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.click(close());
    expect([isOpen(), find('#outside').inert]).toEqual([false, false]);
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });
});

describe('the server’s markup', () => {
  it('MC-7 the plugin’s count shows the cart’s count, and its total is left to the server', async () => {
    await show({ triggerType: 'click' });
    expect(find('.jet-blocks-cart__count-val').textContent).toBe('2');
    expect(find('.jet-blocks-cart__total-val').textContent).toBe('₪20');
    expect(document.querySelector('.iyim-mini-cart-count')).toBeNull();
  });

  it('MC-7 a cart that is set to show no count and no list gets none, and its link is followed', async () => {
    await showPage(blocksMarkup({ triggerType: 'click' }, 'dropdown', { count: false, list: false }));
    expect(document.querySelector('.iyim-mini-cart-count, .iyim-mini-cart-head')).toBeNull();
    expect(toggle().hasAttribute('aria-expanded')).toBe(false);
    const isFollowed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', isFollowed, { once: true });
    const isPrevented = !toggle().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([isPrevented, isFollowed.mock.calls.length]).toEqual([true, 1]);
  });

  it('MC-7 stop() restores the markup while the cart is open', async () => {
    const html = blocksMarkup({ triggerType: 'click' }, 'slide-out');
    document.body.innerHTML = html;
    const before = find('.jet-blocks-cart__heading').outerHTML;
    await show({ triggerType: 'click' }, 'slide-out');
    await userEvent.click(toggle());
    stop();
    expect(host().className).toBe('jet-blocks-cart jet-blocks-cart--slide-out-layout');
    expect(list().cloneNode(false)).toEqual(find('.jet-blocks-cart__list').cloneNode(false));
    expect([...list().attributes].map(({ name }) => name)).toEqual(['class']);
    expect(find('.jet-blocks-cart__heading').outerHTML).toBe(before);
  });

  it('RT-26 adopting finds the whole cart, not the shop’s widget inside', () => {
    document.body.innerHTML = blocksMarkup({}).replace(' data-widget="mini-cart"', '');
    expect([...document.querySelectorAll(originals['mini-cart'] ?? '')].map(({ id }) => id)).toEqual([
      'mini',
    ]);
  });
});

describe('beside the original’s script', () => {
  const $ = jQuery as unknown as (target: EventTarget | string) => {
    on(events: string, handler: (this: Element, event: Event) => unknown): void;
    trigger(event: string): void;
    off(): void;
  };
  const toggleClass = vi.fn();
  /** Binds handlers whose code contains the names that the original's code contains. */
  const bind = () => {
    const target = { toggleClass };
    $('.jet-blocks-cart__heading-link').on('click', () => target.toggleClass('jet-cart-open'));
    $('.jet-blocks-cart').on('mouseenter mouseleave', () => target.toggleClass('jet-cart-open'));
    $(document).on('keydown', () => target.toggleClass('jet-cart-open'));
    $(document).on('click', () => target.toggleClass('jet-cart-open'));
  };

  it.each(['before', 'after'])(
    'RT-29 the cart opens only once, with the script bound %s the widget mounts',
    async (time) => {
      toggleClass.mockClear();
      Object.assign(window, { jQuery });
      onTestFinished(() => {
        Reflect.deleteProperty(window, 'jQuery');
        $(document).off();
      });
      document.body.innerHTML = `<header>${blocksMarkup({ triggerType: 'click' })}</header>`;
      if (time === 'before') bind();
      start({ widgets: [miniCart] });
      await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
      await soon(() => expect(find('.jet-blocks-cart__count-val').textContent).toBe('2'));
      if (time === 'after') bind();
      await userEvent.click(toggle());
      await soon(() => expect(isOpen()).toBe(true));
      await userEvent.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
      expect(toggleClass).not.toHaveBeenCalled();
      stop();
      $(toggle()).trigger('click');
      expect(toggleClass).toHaveBeenCalledTimes(2); // by the handlers on the toggle and on the document
    },
  );

  it('RT-29 the script still answers the keyboard while another cart of the page is its own', async () => {
    toggleClass.mockClear();
    Object.assign(window, { jQuery });
    onTestFinished(() => {
      Reflect.deleteProperty(window, 'jQuery');
      $(document).off();
    });
    await show({ triggerType: 'click' });
    document.body.insertAdjacentHTML('beforeend', '<div class="jet-blocks-cart"></div>');
    bind();
    await userEvent.keyboard('{Escape}');
    expect(toggleClass).toHaveBeenCalledTimes(1);
  });
});

it('MC-7 an empty cart keeps its toggle where the page adopts it', async () => {
  server.lines = [];
  document.documentElement.lang = 'he';
  document.body.innerHTML = `<header>${blocksMarkup({ triggerType: 'click' })}</header>`;
  host().dataset.iyimAdopted = 'mini-cart';
  start({ widgets: [miniCart] });
  await soon(() => expect(find('.jet-blocks-cart__count-val').textContent).toBe('0'));
  expect(toggle().checkVisibility({ visibilityProperty: true })).toBe(true);
});

import { stop } from '@iyim/runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { navMenu as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import { BLOCKS_SHEET, blocks, MEGA_SHEET, mega } from './testing/jet-markup.ts';

const link = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('.jet-nav a, .jet-mega-menu-list a')].find(
    (each) => each.textContent?.trim() === text,
  ) as HTMLElement;
const item = (text: string) => link(text).closest('.menu-item, .jet-mega-menu-item') as HTMLElement;
const submenu = (text: string) =>
  item(text).querySelector(
    ':scope > :is(.jet-nav__sub, .jet-mega-menu-sub-menu, .jet-mega-menu-mega-container)',
  ) as HTMLElement;
const opener = (text: string) => item(text).querySelector('button') as HTMLElement;
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const opens = (text: string) => soon(() => expect(isShown(submenu(text))).toBe(true));
const closes = (text: string) => soon(() => expect(isShown(submenu(text))).toBe(false));
const at = (element: Element) => element.getBoundingClientRect();
const show = (html: string, dir = 'rtl') =>
  mountWidget(
    widget,
    `${html}<main style="position: fixed; inset: auto 0 0"><p><a id="elsewhere" href="#elsewhere">Elsewhere</a></p></main>`,
    { dir, lang: 'en', sheet: BLOCKS_SHEET + MEGA_SHEET },
  );
const restored = () => document.body.innerHTML.replace(/ style=""/g, '');
const press = async (element: HTMLElement, key = '{Enter}') => {
  element.focus();
  await userEvent.keyboard(key);
};

beforeAll(() => page.viewport(1280, 800));
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1200, y: 790 } }));
afterEach(async () => {
  if (window.innerWidth !== 1280) await page.viewport(1280, 800);
});

describe('the blocks plugin’s menu', () => {
  it.each([
    ['rtl', 'right', 'left'],
    ['ltr', 'left', 'right'],
  ] as const)(
    'NM-2 submenus of the blocks plugin’s menu open on hover below their item, and deeper ones at its inline end: %s',
    async (dir, start, end) => {
      const before = await show(blocks(), dir);
      expect(isShown(submenu('Shop'))).toBe(false);
      await userEvent.hover(link('Shop'));
      await opens('Shop');
      expect(item('Shop').className).toContain('jet-nav-hover');
      await soon(() => expect(at(submenu('Shop'))[start]).toBeCloseTo(at(item('Shop'))[start], 0));
      expect(at(submenu('Shop')).top).toBeCloseTo(at(item('Shop')).bottom, 0);
      expect(submenu('Shop').offsetWidth).toBe(200);
      await userEvent.hover(link('Bowls'));
      await opens('Bowls');
      await soon(() => expect(at(submenu('Bowls'))[start]).toBeCloseTo(at(submenu('Shop'))[end], 0));
      await userEvent.hover(find('#elsewhere'));
      await closes('Shop');
      expect(item('Shop').className).not.toContain('jet-nav-hover');
      stop();
      expect(restored()).toBe(before);
    },
  );

  it.each(['rtl', 'ltr'])('NM-2 the blocks plugin’s menu works by keyboard: %s', async (dir) => {
    await show(blocks(), dir);
    await press(opener('Shop'));
    await opens('Shop');
    expect(opener('Shop').ariaExpanded).toBe('true');
    expect(opener('Shop').ariaLabel).toBe('Submenu: Shop');
    await press(opener('Bowls'), ' ');
    await opens('Bowls');
    await userEvent.keyboard('{Escape}');
    await closes('Bowls');
    expect(document.activeElement).toBe(opener('Bowls'));
    await userEvent.keyboard('{Escape}');
    await closes('Shop');
    await press(link('More'));
    await opens('More');
    expect(link('More').role).toBe('button');
    find('#elsewhere').focus();
    await closes('More');
  });

  it.each(['rtl', 'ltr'])(
    'NM-2 submenus of a vertical menu open at the side that the markup names: %s',
    async (dir) => {
      await show(blocks({ layout: 'vertical', sub: 'left-side' }), dir);
      await press(opener('Shop'));
      await soon(() => expect(at(submenu('Shop')).right).toBeCloseTo(at(item('Shop')).left, 0));
      expect(at(submenu('Shop')).top).toBeCloseTo(at(item('Shop')).top, 0);
    },
  );

  it('NM-2 submenus below their item fold out, and stay open at clicks elsewhere', async () => {
    await show(blocks({ layout: 'vertical', sub: 'bottom' }));
    await userEvent.click(link('Shop'));
    await opens('Shop');
    expect(getComputedStyle(submenu('Shop')).position).toBe('static');
    await userEvent.click(find('main'));
    expect(isShown(submenu('Shop'))).toBe(true);
    await userEvent.click(item('Shop').querySelector('.jet-nav-arrow') as HTMLElement);
    await closes('Shop');
  });

  it('NM-2 in a narrow window the toggle opens and closes the only list, which is inert while closed', async () => {
    await page.viewport(390, 800);
    const before = await show(blocks({ shown: 'narrow' }));
    const toggle = find('.jet-nav__mobile-trigger');
    const list = find('.jet-nav');
    expect(find('.jet-nav-wrap').className).toContain('jet-mobile-menu-trigger-active');
    expect(toggle).toMatchObject({ role: 'button', ariaLabel: 'Menu', ariaExpanded: 'false', tabIndex: 0 });
    expect(list.inert).toBe(true);
    await press(toggle);
    await soon(() => expect(isShown(list)).toBe(true));
    expect(list.inert).toBe(false);
    expect(toggle.getAttribute('aria-controls')).toBe(list.id);
    await userEvent.click(link('Shop'));
    await opens('Shop');
    await press(toggle, '{Escape}');
    await soon(() => expect(isShown(list)).toBe(false));
    await userEvent.click(toggle);
    await userEvent.click(link('Home'));
    await soon(() => expect(isShown(list)).toBe(false));
    stop();
    expect(restored()).toBe(before);
  });

  it('NM-2 a menu at the side of the window closes by its button, by Escape and at a press next to it', async () => {
    await page.viewport(390, 800);
    await show(blocks({ shown: 'narrow', mobile: 'left-side' }));
    const toggle = find('.jet-nav__mobile-trigger');
    const isOpen = () => find('.jet-nav-wrap').matches('.jet-mobile-menu-active');
    const close = find('.jet-nav__mobile-close-btn');
    toggle.click();
    await soon(() => expect(isOpen()).toBe(true));
    expect(close).toMatchObject({ role: 'button', ariaLabel: 'Close the menu' });
    await press(close, ' ');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle);
    toggle.click();
    await soon(() => expect(isOpen()).toBe(true));
    await userEvent.click(find('#elsewhere'), { position: { x: 1, y: 1 } });
    await soon(() => expect(isOpen()).toBe(false));
  });

  it.each(['rtl', 'ltr'])('NM-2 a full-width menu is as wide as the window: %s', async (dir) => {
    await page.viewport(390, 800);
    await show(
      `<div style="position: relative; margin: 0 40px 0 70px">${blocks({ shown: 'narrow', mobile: 'full-width' })}</div>`,
      dir,
    );
    find('.jet-nav__mobile-trigger').click();
    await soon(() => {
      expect(at(find('.jet-nav')).left).toBeCloseTo(0, 0);
      expect(at(find('.jet-nav')).width).toBeCloseTo(document.documentElement.clientWidth, 0);
    });
  });

  it('NM-2 the toggle appears up to the device or the width that the markup names', async () => {
    const isActive = () => find('.jet-nav-wrap').matches('.jet-mobile-menu-trigger-active');
    await page.viewport(900, 800);
    await show(blocks({ device: 'mobile' }));
    expect(isActive()).toBe(false);
    await show(blocks({ device: 'tablet' }));
    expect(isActive()).toBe(true);
    await show(blocks({ device: 'custom', attributes: 'data-mobile-trigger-custom="900"' }));
    expect(isActive()).toBe(true);
    await page.viewport(920, 800);
    await soon(() => expect(isActive()).toBe(false));
    await show(blocks({ device: 'unknown' }));
    expect(isActive()).toBe(false);
  });

  it.each(markup)('NM-2 hostile words in the blocks plugin’s menu stay text: %s', async (attack) => {
    const text = attack.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    await show(
      blocks({ device: text, attributes: `data-mobile-trigger-custom="${text}"` }).replaceAll('Shop', text),
    );
    await press(document.querySelector('.iyim-menu-opener') as HTMLElement);
    await soon(() => expect(document.querySelector('.jet-nav-hover')).not.toBeNull());
    expectUnharmed();
  });
});

describe('the menu plugin’s menu', () => {
  it.each([
    ['rtl', 'right', 'left'],
    ['ltr', 'left', 'right'],
  ] as const)(
    'NM-3 submenus of the menu plugin’s menu open on hover below their item, and deeper ones at its inline end: %s',
    async (dir, start, end) => {
      const before = await show(mega(), dir);
      expect(find('#jet-mega-menu-item-Shop > div').hasAttribute('role')).toBe(false);
      expect(find('#jet-mega-menu-item-Shop > div').tabIndex).toBe(-1);
      await userEvent.hover(link('Shop'));
      await opens('Shop');
      expect(item('Shop').className).toContain('jet-mega-menu-item--hover');
      await soon(() => expect(at(submenu('Shop'))[start]).toBeCloseTo(at(item('Shop'))[start], 0));
      await userEvent.hover(link('Bowls'));
      await opens('Bowls');
      await soon(() => expect(at(submenu('Bowls'))[start]).toBeCloseTo(at(submenu('Shop'))[end], 0));
      await userEvent.hover(find('#elsewhere'));
      await closes('Shop');
      stop();
      expect(restored()).toBe(before);
    },
  );

  it.each([
    ['container', () => at(find('.jet-mega-menu'))],
    [
      'items',
      () => {
        const boxes = [...find('.jet-mega-menu-list').children].map(at).filter(({ width }) => width > 0);
        const [left, right] = [
          Math.min(...boxes.map((box) => box.left)),
          Math.max(...boxes.map((box) => box.right)),
        ];
        return { left, width: right - left };
      },
    ],
    ['selector', () => at(find('#wide'))],
  ])('NM-3 a mega submenu is as wide as megaWidthType says: %s', async (megaWidthType, box) => {
    const settings = { megaWidthType, megaWidthSelector: '#wide' };
    await show(
      `<div id="wide" style="margin: 0 20px">…</div><div style="margin: 0 100px">${mega({ settings })}</div>`,
    );
    await press(opener('Kitchen'));
    await opens('Kitchen');
    await soon(() => {
      expect(at(submenu('Kitchen')).width).toBeCloseTo(box().width, 0);
      expect(at(submenu('Kitchen')).left).toBeCloseTo(box().left, 0);
      expect(at(submenu('Kitchen')).top).toBeCloseTo(at(item('Kitchen')).bottom, 0);
    });
  });

  it('NM-3 a mega submenu with a position of its own begins at its item, and an invalid selector counts as none', async () => {
    const settings = { megaWidthType: 'selector', megaWidthSelector: '>>(' };
    await show(
      `<div style="max-width: 500px">${mega({ settings }).replace('data-position="default"', 'data-position="relative"')}</div>`,
      'ltr',
    );
    await press(opener('Kitchen'));
    await soon(() => expect(at(submenu('Kitchen')).width).toBeCloseTo(at(find('.jet-mega-menu')).width, 0));
    expect(at(submenu('Kitchen')).left).toBeCloseTo(at(item('Kitchen')).left, 0);
  });

  it.each(['rtl', 'ltr'])(
    'NM-3 content of a mega submenu is reachable by keyboard, and Escape returns to its button: %s',
    async (dir) => {
      await show(mega(), dir);
      await press(opener('Kitchen'));
      await opens('Kitchen');
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe('Cups');
      await userEvent.keyboard('{Escape}');
      await closes('Kitchen');
      expect(document.activeElement).toBe(opener('Kitchen'));
    },
  );

  it('NM-3 with subEvent click, hovering opens nothing, and a click on the item opens its submenu', async () => {
    await show(mega({ settings: { subEvent: 'click' } }));
    await userEvent.hover(link('Shop'));
    await userEvent.click(link('Shop'));
    await opens('Shop');
    await userEvent.click(find('#jet-mega-menu-item-Shop > div > .jet-mega-menu-item__dropdown'));
    await closes('Shop');
    await userEvent.click(find('#jet-mega-menu-item-Shop > div > .jet-mega-menu-item__dropdown'));
    await opens('Shop');
    await userEvent.click(find('main'));
    await closes('Shop');
  });

  it('NM-3 with subTrigger submarker, a click on the link follows it, and a click on the arrow opens the submenu', async () => {
    await show(mega({ settings: { subEvent: 'click', subTrigger: 'submarker' } }));
    const followed = vi.fn((event: Event) => event.preventDefault());
    find('.jet-mega-menu').addEventListener('click', (event) => event.defaultPrevented || followed(event));
    await userEvent.click(link('Shop'));
    expect(followed).toHaveBeenCalledTimes(1);
    expect(isShown(submenu('Shop'))).toBe(false);
    await userEvent.click(find('#jet-mega-menu-item-Shop > div > .jet-mega-menu-item__dropdown'));
    await opens('Shop');
  });

  it('NM-3 below its breakpoint the menu is behind its toggle, and submenus fold out', async () => {
    const root = () => find('.jet-mega-menu');
    await show(mega({ settings: { breakpoint: 700 } }));
    expect(root().matches('.jet-mega-menu--layout-horizontal')).toBe(true);
    await page.viewport(690, 800);
    await soon(() => expect(root().matches('.jet-mega-menu--layout-dropdown')).toBe(true));
    expect(root().matches('.jet-mega-menu--layout-horizontal')).toBe(false);
    const container = find('.jet-mega-menu-container');
    await soon(() => expect(container.inert).toBe(true));
    await press(find('.jet-mega-menu-toggle'));
    await soon(() => expect(root().matches('.jet-mega-menu--dropdown-open')).toBe(true));
    expect(container.inert).toBe(false);
    await userEvent.click(find('#jet-mega-menu-item-Shop > div > .jet-mega-menu-item__dropdown'));
    await opens('Shop');
    await soon(() => expect(submenu('Shop').offsetHeight).toBeGreaterThan(60));
    expect(getComputedStyle(submenu('Shop')).position).toBe('static');
    await press(find('.jet-mega-menu-toggle'), ' ');
    await soon(() => expect(container.inert).toBe(true));
    await page.viewport(1280, 800);
    await soon(() => expect(root().matches('.jet-mega-menu--layout-horizontal')).toBe(true));
    expect(container.inert).toBe(false);
  });

  it('NM-3 items that do not fit begin another line', async () => {
    await show(`<div style="width: 250px">${mega()}</div>`);
    expect(at(find('.jet-mega-menu-list')).height).toBeGreaterThan(70);
  });

  it('NM-3 a menu is left alone once the menu plugin’s script has initialised it', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const before = await show(mega());
    expect(opener('Shop')).not.toBeNull();
    find('.jet-mega-menu').classList.add('jet-mega-menu--inited');
    await soon(() => expect(opener('Shop')).toBeNull());
    find('.jet-mega-menu').classList.remove('jet-mega-menu--inited');
    stop();
    expect(restored()).toBe(before);
    info.mockRestore();
  });

  it.each(markup)(
    'NM-3 hostile words in the menu plugin’s settings and items stay text: %s',
    async (attack) => {
      const text = attack.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      const settings = { megaWidthType: 'selector', megaWidthSelector: attack, breakpoint: '700' };
      await show(mega({ settings }).replaceAll('>Kitchen<', `>${text}<`));
      await press(document.querySelector('.iyim-menu-opener') as HTMLElement);
      await soon(() => expect(document.querySelector('.jet-mega-menu-item--hover')).not.toBeNull());
      expectUnharmed();
    },
  );
});

import { start, stop } from '@iyim/runtime';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { navMenu as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import definition from './NavMenu.tsx';
import { builder, CARET, entries, plain, SHEET, TOGGLE } from './testing/markup.ts';

const MAIN = '.elementor-nav-menu--main';
const DROPDOWN = '.elementor-nav-menu--dropdown.elementor-nav-menu__container';
const link = (text: string, nav = MAIN) =>
  [...document.querySelectorAll<HTMLElement>(`${nav} a`)].find((each) =>
    each.textContent?.trim().startsWith(text),
  ) as HTMLElement;
const submenu = (text: string, nav = MAIN) =>
  link(text, nav).parentElement?.querySelector(':scope > ul') as HTMLElement;
const opener = (text: string, nav = MAIN) =>
  link(text, nav).parentElement?.querySelector(':scope > button') as HTMLElement;
const toggle = () => find('.elementor-menu-toggle');
const isShown = (element: Element) => element.checkVisibility();

const show = (html: string, dir = 'rtl') =>
  mountWidget(
    widget,
    `${html}<main style="position: fixed; inset: auto 0 0"><p><a id="elsewhere" href="#elsewhere">Elsewhere</a></p></main>`,
    { dir, lang: 'en', sheet: hostStyles + SHEET },
  );
const opens = (text: string, nav = MAIN) => soon(() => expect(isShown(submenu(text, nav))).toBe(true));
const closes = (text: string, nav = MAIN) => soon(() => expect(isShown(submenu(text, nav))).toBe(false));
const press = (element: HTMLElement, pointerType: string) => {
  const init = { bubbles: true, cancelable: true, pointerType, detail: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  const click = new PointerEvent('click', init);
  element.dispatchEvent(click);
  return click.defaultPrevented ? 'opened' : 'followed';
};
const inWindow = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(-1);
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth + 1);
};

beforeAll(() => page.viewport(1280, 800));

afterEach(async () => {
  // Moves the pointer away from where the next test's menu will be.
  if (document.querySelector('main')) await userEvent.hover(find('main'));
  if (window.innerWidth !== 1280) await page.viewport(1280, 800);
});

describe('submenus', () => {
  it('NM-1 a nav menu’s submenus open on hover and close when the pointer leaves, and stop() restores the server HTML', async () => {
    const before = await show(builder());
    expect(isShown(submenu('Shop'))).toBe(false);
    await userEvent.hover(link('Shop'));
    expect(isShown(submenu('Shop'))).toBe(false);
    await opens('Shop');
    expect(link('Shop').className).toContain('has-submenu highlighted');
    expect(opener('Shop').ariaExpanded).toBe('true');
    expect(submenu('Shop').style.maxWidth).toBe('min(1000px, 100vw)');
    await userEvent.hover(link('Bowls'));
    await opens('Bowls');
    await userEvent.hover(find('#elsewhere'));
    await closes('Shop');
    expect(opener('Shop').ariaExpanded).toBe('false');
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it.each(['rtl', 'ltr'])(
    'NM-1 a nav menu’s submenus are aligned with the inline start of their item, and deeper ones open next to their item: %s',
    async (dir) => {
      await show(builder(), dir);
      const start = dir === 'rtl' ? 'right' : 'left';
      const end = dir === 'rtl' ? 'left' : 'right';
      const at = (element: Element) => element.getBoundingClientRect();
      await userEvent.hover(link('Shop'));
      await opens('Shop');
      const item = () => link('Shop').parentElement as HTMLElement;
      await soon(() => expect(at(submenu('Shop'))[start]).toBeCloseTo(at(item())[start], 0));
      expect(at(submenu('Shop')).top).toBeCloseTo(at(item()).bottom, 0);
      expect(submenu('Shop').offsetWidth).toBe(160);
      opener('Bowls').focus();
      await userEvent.keyboard('{Enter}');
      await opens('Bowls');
      await soon(() => expect(at(submenu('Bowls'))[start]).toBeCloseTo(at(submenu('Shop'))[end], 0));
    },
  );

  it.each(['rtl', 'ltr'])('NM-1 submenus open on the other side at the window’s edge: %s', async (dir) => {
    await show(
      builder().replace(
        '<div class="wide">',
        '<div class="wide" style="margin-inline-start: calc(100% - 260px)">',
      ),
      dir,
    );
    opener('Shop').focus();
    await userEvent.keyboard('{Enter}');
    await opens('Shop');
    await soon(() => inWindow(submenu('Shop')));
    opener('Bowls').focus();
    await userEvent.keyboard('{Enter}');
    await opens('Bowls');
    await soon(() => {
      inWindow(submenu('Bowls'));
      const [one, other] = [submenu('Shop'), submenu('Bowls')].map(
        (each) => each.getBoundingClientRect().left,
      );
      expect(dir === 'rtl' ? Number(other) - Number(one) : Number(one) - Number(other)).toBeGreaterThan(100);
    });
  });

  it.each([
    ['no-preference', [200, 200]],
    ['reduce', []],
  ])(
    'NM-1 a nav menu’s submenus fade for 200 ms when they close, but not with reduced motion: %s',
    async (value, expected) => {
      await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value }] });
      await show(builder());
      opener('Shop').focus();
      await userEvent.keyboard('{Enter}');
      await opens('Shop');
      await userEvent.keyboard('{Escape}');
      const fades = submenu('Shop').getAnimations();
      expect(fades.map((fade) => fade.effect?.getTiming().duration)).toEqual(expected);
    },
  );

  it('NM-1 submenus of a vertical menu open next to the menu', async () => {
    await show(
      builder({ layout: 'vertical', settings: { layout: 'vertical' } }).replace(
        '"wide"',
        '"wide" style="inline-size: 200px"',
      ),
      'ltr',
    );
    await userEvent.hover(link('Shop'));
    await opens('Shop');
    await soon(() => {
      const item = link('Shop').parentElement as HTMLElement;
      expect(submenu('Shop').getBoundingClientRect().left).toBeCloseTo(item.getBoundingClientRect().right, 0);
    });
  });

  it('NM-1 a submenu too high for the window scrolls in a sticky header', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      text: `Item ${index}`,
      href: `#item-${index}`,
    }));
    const html = builder({ items: [{ text: 'Shop', href: '#shop', items: many }] });
    await show(
      html.replace('"wide"', '"wide elementor-sticky" style="position: fixed; inset-block-start: 0"'),
    );
    opener('Shop').focus();
    await userEvent.keyboard('{Enter}');
    await opens('Shop');
    await soon(() =>
      expect(submenu('Shop').getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0),
    );
    expect(submenu('Shop').scrollHeight).toBe(1800);
  });

  it.each(['rtl', 'ltr'])(
    'AY-1 buttons open a nav menu’s submenus by keyboard, and Escape closes them one after another: %s',
    async (dir) => {
      await show(builder(), dir);
      link('Shop').focus();
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(opener('Shop'));
      expect(opener('Shop').ariaLabel).toBe('Submenu: Shop');
      await userEvent.keyboard(' ');
      await opens('Shop');
      await userEvent.keyboard('{Tab}{Tab}{Tab}');
      expect(document.activeElement).toBe(opener('Bowls'));
      await userEvent.keyboard('{Enter}{Tab}');
      expect(document.activeElement).toBe(link('Deep'));
      await userEvent.keyboard('{Escape}');
      await closes('Bowls');
      expect(document.activeElement).toBe(opener('Bowls'));
      await userEvent.keyboard('{Escape}');
      await closes('Shop');
      expect(document.activeElement).toBe(opener('Shop'));
    },
  );

  it('AY-1 a nav menu’s submenus close when the focus leaves them or the visitor clicks elsewhere', async () => {
    await show(builder());
    opener('Shop').focus();
    await userEvent.keyboard('{Enter}');
    await opens('Shop');
    link('More').focus();
    await closes('Shop');
    await userEvent.keyboard('{Enter}');
    await opens('More');
    expect(link('More').getAttribute('role')).toBe('button');
    expect(link('More').ariaExpanded).toBe('true');
    await userEvent.click(find('main'));
    await closes('More');
  });

  it('NM-1 a mouse click follows a link, or opens an item without an address, and does not close a hovered submenu', async () => {
    await show(builder());
    expect(press(link('Shop'), 'mouse')).toBe('followed');
    await userEvent.hover(link('More'));
    await opens('More');
    await userEvent.click(link('More'));
    expect(isShown(submenu('More'))).toBe(true);
  });

  it.each(['touch', 'pen'])(
    'NM-1 the first tap on a link opens its submenu, the second tap follows the link: %s',
    async (pointerType) => {
      await show(builder());
      expect(press(link('Shop'), pointerType)).toBe('opened');
      await opens('Shop');
      expect(press(link('Bowls'), pointerType)).toBe('opened');
      await opens('Bowls');
      expect(press(link('Bowls'), pointerType)).toBe('followed');
      expect(press(link('Mugs'), pointerType)).toBe('followed');
      await closes('Shop');
    },
  );

  it.each(['mobile', 'mobile_extra', 'tablet', 'tablet_extra'])(
    'NM-1 on the device %s, hovering opens no submenu, but the first click does',
    async (device) => {
      const breakpoints = { [device]: { value: 1000, is_enabled: true, direction: 'max' } };
      vi.stubGlobal('elementorFrontendConfig', { responsive: { breakpoints } });
      await page.viewport(900, 700);
      await show(builder());
      await userEvent.hover(link('Shop'));
      expect(press(link('Shop'), 'mouse')).toBe('opened');
      await opens('Shop');
      expect(press(link('Shop'), 'mouse')).toBe('followed');
    },
  );

  it('NM-1 an item that is added later opens its submenu', async () => {
    await show(builder());
    link('Home').parentElement?.insertAdjacentHTML(
      'afterend',
      '<li class="menu-item"><a href="#late">Late</a><ul class="sub-menu"><li><a href="#x">X</a></li></ul></li>',
    );
    await soon(() => expect(link('Late').className).toContain('has-submenu'));
    expect(press(link('Late'), 'touch')).toBe('opened');
    await opens('Late');
  });
});

describe('the menu below its toggle', () => {
  const narrow = (options = {}) => builder({ shown: 'narrow', ...options });
  const isOpen = (is: boolean) =>
    soon(() => {
      expect(toggle().ariaExpanded).toBe(String(is));
      expect(toggle().classList.contains('elementor-active')).toBe(is);
      expect([find(DROPDOWN).inert, find(DROPDOWN).ariaHidden]).toEqual([!is, is ? null : 'true']);
      expect(find(DROPDOWN).offsetHeight > 0).toBe(is);
    });

  it.each(['rtl', 'ltr'])(
    'NM-1 a nav menu’s toggle opens and closes the menu by click and keyboard, and Escape returns the focus: %s',
    async (dir) => {
      await show(narrow(), dir);
      await isOpen(false);
      expect(find(DROPDOWN).style.getPropertyValue('--menu-height')).toBe('0');
      await userEvent.click(toggle().querySelector('svg') as Element as HTMLElement);
      await isOpen(true);
      const { style } = find(DROPDOWN);
      expect([style.getPropertyValue('--menu-height'), style.width]).toEqual(['1000vmax', '']);
      toggle().focus();
      await userEvent.keyboard('{Enter}');
      await isOpen(false);
      await userEvent.keyboard(' ');
      await isOpen(true);
      await userEvent.keyboard('{Tab}{Tab}');
      expect(document.activeElement).toBe(link('Shop', DROPDOWN));
      await userEvent.keyboard('{Escape}');
      await isOpen(false);
      expect(document.activeElement).toBe(toggle());
    },
  );

  it('NM-1 submenus below the toggle fold out for 200 ms on the first click, and fold in on a click on their arrow', async () => {
    await show(narrow());
    await userEvent.click(toggle());
    await isOpen(true);
    expect(press(link('Shop', DROPDOWN), 'mouse')).toBe('opened');
    expect(submenu('Shop', DROPDOWN).getAnimations()[0]?.effect?.getTiming().duration).toBe(200);
    await opens('Shop', DROPDOWN);
    expect(press(link('More', DROPDOWN), 'mouse')).toBe('opened');
    await opens('More', DROPDOWN);
    expect(isShown(submenu('Shop', DROPDOWN))).toBe(true);
    expect(press(link('Shop', DROPDOWN), 'mouse')).toBe('followed');
    expect(press(link('Shop', DROPDOWN).querySelector('.sub-arrow') as HTMLElement, 'mouse')).toBe('opened');
    await closes('Shop', DROPDOWN);
  });

  it('NM-1 the menu below the toggle closes when the focus leaves it by keyboard, and stays open when a press moves the focus', async () => {
    await show(`${narrow()}<button id="below" type="button">Below</button>`);
    const pressed = vi.fn();
    find('#below').addEventListener('click', pressed);
    await userEvent.click(toggle());
    await isOpen(true);
    const { top } = find('#below').getBoundingClientRect();
    await userEvent.click(find('#below'));
    expect(pressed).toHaveBeenCalledOnce();
    await isOpen(true);
    expect(find('#below').getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Tab}');
    await isOpen(false);
  });

  it.each(['rtl', 'ltr'])(
    'NM-1 the menu below the toggle is as wide as the window, and closes when a link is followed: %s',
    async (dir) => {
      await show(
        narrow({ settings: { full_width: 'stretch' }, classes: 'elementor-nav-menu--stretch' }).replace(
          '"narrow"',
          '"narrow" style="position: relative; margin-inline: 100px 30px"',
        ),
        dir,
      );
      await userEvent.click(toggle());
      await isOpen(true);
      const { left, width, top } = find(DROPDOWN).getBoundingClientRect();
      expect([left, width, top]).toEqual([0, document.documentElement.clientWidth, 40]);
      expect(press(link('Shop', DROPDOWN), 'touch')).toBe('opened');
      await isOpen(true);
      press(link('Mugs', DROPDOWN), 'touch');
      await isOpen(false);
    },
  );

  it('NM-1 the menu below the toggle is as high as the space below a sticky header', async () => {
    await show(
      narrow().replace(
        '"narrow"',
        '"narrow elementor-sticky" style="position: fixed; inset-block-start: 20px"',
      ),
    );
    await userEvent.click(toggle());
    await isOpen(true);
    expect(find(DROPDOWN).style.getPropertyValue('--menu-height')).toBe(`${window.innerHeight - 60}px`);
  });

  it('NM-1, AY-1 only one of a nav menu’s two navigations is exposed to assistive technology, always with the same name', async () => {
    await show(
      builder().replace(
        'aria-label="Menu" class="elementor-nav-menu--main',
        'aria-label="This page" class="elementor-nav-menu--main',
      ),
    );
    expect([find(DROPDOWN).inert, find(MAIN).inert, isShown(find(MAIN))]).toEqual([true, false, true]);
    (find('.wide') as HTMLElement).className = 'narrow';
    await userEvent.click(toggle());
    await isOpen(true);
    expect(isShown(find(MAIN))).toBe(false);
    expect(find(DROPDOWN).ariaLabel).toBe('This page');
    (find('.narrow') as HTMLElement).className = 'wide';
    await soon(() => expect(find(DROPDOWN).inert).toBe(true));
    expect(toggle().ariaExpanded).toBe('false');
  });

  it('NM-1, AY-1 a nav menu without toggle and main navigation is always open and named, and its links are tab stops', async () => {
    await show(builder({ main: false, toggle: '', shown: '', settings: { layout: 'dropdown' } }));
    expect([find(DROPDOWN).inert, find(DROPDOWN).ariaHidden]).toEqual([false, null]);
    expect(find(DROPDOWN).ariaLabel).toBe('Menu');
    link('Home', DROPDOWN).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(link('Shop', DROPDOWN));
    expect(press(link('Shop', DROPDOWN), 'mouse')).toBe('opened');
    await opens('Shop', DROPDOWN);
  });

  it('NM-1 a nav menu’s second navigation is inert if the site never shows it', async () => {
    const html = builder({ toggle: '', classes: 'elementor-nav-menu--dropdown-none' });
    await show(
      html
        .replace('class="wide"', 'class="wide" id="all"')
        .replace(
          '<div class="wide"',
          '<style>#all nav { display: block !important }</style><div class="wide"',
        ),
    );
    expect([find(DROPDOWN).inert, find(DROPDOWN).ariaHidden]).toEqual([true, 'true']);
  });

  it.each([
    ['an older toggle', '<div class="elementor-menu-toggle"><i class="eicon-menu-bar"></i></div>', 'Menu'],
    [
      'a toggle with text',
      '<div class="elementor-menu-toggle"><i class="eicon-menu-bar"></i><span class="elementor-screen-only">Open it</span></div>',
      null,
    ],
    ['a named toggle', TOGGLE, 'Menu Toggle'],
  ])('AY-1 the toggle of a menu is a button with a name: %s', async (_what, html, name) => {
    await show(narrow({ toggle: html }));
    expect([toggle().getAttribute('role'), toggle().ariaLabel, toggle().tabIndex]).toEqual([
      'button',
      name,
      0,
    ]);
    await userEvent.click(toggle());
    await isOpen(true);
  });

  it('RT-4 a click on the toggle of a nav menu before its code has loaded is replayed', async () => {
    document.body.innerHTML = `<style>${SHEET}</style>${narrow()}`;
    find('[data-widget]').dataset.widgetLoad = 'interaction';
    start({ widgets: [widget] });
    await userEvent.click(toggle());
    await isOpen(true);
  });
});

describe('the indicator', () => {
  it.each([
    ['a class', CARET, '.sub-arrow > i.fa-caret-down'],
    [
      'markup',
      {
        value: '<svg class="e-font-icon-svg" viewBox="0 0 320 512"><path d="M31 192h257"></path></svg>',
        library: 'fa-solid',
      },
      '.sub-arrow > svg path',
    ],
  ])('NM-1 the submenu indicator is %s', async (_what, submenu_icon, selector) => {
    await show(builder({ settings: { submenu_icon } }));
    expect(document.querySelectorAll(selector)).toHaveLength(6);
    expect(find('.sub-arrow').ariaHidden).toBe('true');
  });

  it.each([
    ['an empty icon', { value: '<i class=""></i>', library: '' }],
    ['an empty value', { value: '', library: '' }],
    ['empty text', ''],
    ['a number', 7],
  ])('NM-1 a submenu icon is added unless the icon setting is empty: %s', async (_what, submenu_icon) => {
    await show(builder({ settings: { submenu_icon } }));
    const drawn = document.querySelectorAll('.sub-arrow > *').length;
    expect(drawn).toBe(submenu_icon === 7 ? 6 : 0);
  });

  it('NM-1 the submenu indicator of an older release is drawn by that release’s style sheet', async () => {
    await show(
      builder({ settings: { submenu_icon: undefined }, classes: 'elementor-nav-menu--indicator-angle' }),
    );
    expect(document.querySelectorAll('.sub-arrow > i.fa')).toHaveLength(6);
  });

  it('SEC-1 markup in the setting of a submenu indicator runs no script', async () => {
    await show(builder({ settings: { submenu_icon: { value: markup.join(''), library: 'svg' } } }));
    expect(find('nav').querySelector('script, iframe, [onerror], [onload]')).toBeNull();
    expectUnharmed();
  });
});

describe('items that lead to sections of the page', () => {
  it('NM-1 the menu item of the visible section is highlighted, not the item that the server highlighted', async () => {
    await show(`${builder({ items: [...entries.slice(0, 1), { text: 'עוד', href: '#%D7%A2%D7%95%D7%93', anchor: true }] })}
      <section id="home" style="block-size: 50px">…</section><section style="block-size: 2000px"></section><section id="עוד" style="block-size: 900px">…</section>`);
    await soon(() => expect(link('Home').getAttribute('aria-current')).toBe('location'));
    expect(link('עוד').getAttribute('aria-current')).toBeNull();
    expect(link('עוד').classList.contains('elementor-item-active')).toBe(false);
    find('#עוד').scrollIntoView();
    await soon(() => expect(link('עוד').getAttribute('aria-current')).toBe('location'));
    expect(link('עוד').classList.contains('elementor-item-active')).toBe(true);
    expect(link('Home').getAttribute('aria-current')).toBeNull();
  });
});

describe('plain markup', () => {
  it('NM-1 nested lists in a plain list of links open as submenus, and stop() restores the server HTML', async () => {
    const before = await show(plain());
    const shop = find('[data-widget] a[href="#shop"]');
    (shop.nextElementSibling as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(isShown(find('a[href="#mugs"]'))).toBe(true));
    const { minWidth, maxWidth } = (find('a[href="#mugs"]').closest('ul') as HTMLElement).style;
    expect([minWidth, maxWidth]).toEqual(['10em', 'min(20em, 100vw)']);
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it('NM-1 a button before a plain nav menu’s list opens the list', async () => {
    await show(plain('<button type="button">Menu</button>'));
    const list = find('[data-widget] > ul');
    expect(isShown(list)).toBe(false);
    await userEvent.click(find('[data-widget] > button'));
    await soon(() => expect(isShown(list)).toBe(true));
  });
});

describe('before the script', () => {
  const SVG = { value: '<svg class="e-font-icon-svg" viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>' };
  const places = () =>
    [...document.querySelectorAll('[data-widget] a, main')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });

  it.each([
    ['the builder’s markup', builder(), 'rtl'],
    ['with an image', builder({ settings: { submenu_icon: SVG } }), 'ltr'],
    ['without an indicator', builder({ settings: { submenu_icon: '' } }), 'rtl'],
    ['below its toggle', builder({ shown: 'narrow' }), 'rtl'],
    ['plain markup', plain(), 'rtl'],
    ['plain markup below a button', plain('<button type="button">Menu</button>'), 'ltr'],
  ])('RT-9 nothing moves when a nav menu mounts: %s', async (_what, html, dir) => {
    document.documentElement.dir = dir;
    document.body.innerHTML = `<style>${hostStyles}${SHEET}</style>${html}<main>…</main>`;
    const before = places();
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
    await soon(() => expect(places()).toEqual(before));
  });

  it('RT-9 a submenu of plain markup opens on focus before the nav menu mounts', () => {
    document.body.innerHTML = `<style>${hostStyles}</style>${plain()}`;
    const mugs = find('a[href="#mugs"]');
    expect(isShown(mugs)).toBe(false);
    find('a[href="#shop"]').focus();
    expect(isShown(mugs)).toBe(true);
  });
});

describe('odd and hostile markup', () => {
  it('SEC-1 hostile texts and addresses of menu items run no script', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const items = markup.map((text) => ({
      text: text.replaceAll('<', '&lt;'),
      href: '#%E0%A4%A',
      items: [{ text: 'x', href: '#' }],
    }));
    await show(builder({ items, settings: { layout: ['x'], full_width: { a: 1 } } }));
    press(find(`${MAIN} a`), 'touch');
    await soon(() => expect(isShown(find(`${MAIN} li > ul`))).toBe(true));
    expectUnharmed();
  });
});

it('NM-1 a nav menu is horizontal, as wide as its container, and without an indicator by default', () => {
  expect(definition.settings.parse({})).toMatchObject({ isVertical: false, isFullWidth: false, icon: null });
});

describe('links in wrappers of their items', () => {
  const wrapped = builder().replaceAll(
    /(<a class="elementor-(?:sub-)?item"[^>]*>(?:Shop|Bowls|More)<\/a>)/g,
    '<div class="wrap"><span>$1</span></div>',
  );
  const wrappedLink = (text: string) =>
    [...document.querySelectorAll<HTMLElement>(`${MAIN} .wrap a`)].find(
      (each) => each.firstChild?.textContent === text,
    ) as HTMLElement;
  const list = (text: string) => wrappedLink(text).closest('li')?.querySelector('ul') as HTMLElement;

  it('NM-1 a nav menu’s links in wrapper elements open their submenus by pointer, click and keyboard', async () => {
    await show(wrapped);
    await userEvent.hover(wrappedLink('Shop'));
    await soon(() => expect(isShown(list('Shop'))).toBe(true));
    await userEvent.hover(find('main'));
    await soon(() => expect(isShown(list('Shop'))).toBe(false));
    expect(press(wrappedLink('Shop'), 'touch')).toBe('opened');
    await soon(() => expect(isShown(list('Shop'))).toBe(true));
    expect(press(wrappedLink('Bowls'), 'touch')).toBe('opened');
    await soon(() => expect(isShown(list('Bowls'))).toBe(true));
    link('Deep').focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.ariaLabel).toContain('Bowls');
    expect(isShown(list('Shop'))).toBe(true);
  });
});

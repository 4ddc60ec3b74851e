/** Tests the originals' menu scripts on one page with the widget: only one of them opens each menu. */
import { start, stop } from '@iyim/runtime';
import jQuery from 'jquery';
import 'smartmenus';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find } from '../../runtime/src/testing/find.ts';
import { soon } from '../../runtime/src/testing/soon.ts';
import { navMenu } from '../bundle/catalogue.ts';
import { BLOCKS_SHEET, blocks } from '../src/nav-menu/testing/jet-markup.ts';
import { builder, SHEET } from '../src/nav-menu/testing/markup.ts';

interface Library {
  smartmenus(options: object | 'destroy'): void;
  on(type: string, listener: () => void): Library;
}
const $ = jQuery as unknown as (elements: readonly HTMLElement[]) => Library;

const lists = () => [...document.querySelectorAll<HTMLElement>('.elementor-nav-menu')];
const shop = () => find('.elementor-nav-menu--main a[href="#shop"]');
const submenu = () => shop().parentElement?.querySelector('ul') as HTMLElement;
const muteInfo = () => vi.spyOn(console, 'info').mockImplementation(() => {});

/** Starts the library as the original's script does. */
const begin = () => {
  $(lists()).smartmenus({
    subIndicatorsText: '<i class="fas fa-caret-down"></i>',
    subIndicatorsPos: 'append',
    subMenusMaxWidth: '1000px',
    showDuration: 0,
    hideDuration: 0,
  });
  const toggle = find('.elementor-menu-toggle');
  $([toggle]).on('click', () => {
    const isOpen = toggle.classList.toggle('elementor-active');
    toggle.ariaExpanded = String(isOpen);
  });
};
const show = () => {
  document.body.innerHTML = `<style>${SHEET}</style><div dir="rtl">${builder()}${builder()}</div><main style="position: fixed; inset: auto 0 0">…</main>`;
};
const mounted = () =>
  soon(() => expect(document.querySelectorAll('[data-widget-state=mounted]')).toHaveLength(2));
/** Expects that the library alone opens the menu, and only once. */
async function expectAlone() {
  const shown = vi.fn();
  $(lists()).on('show.smapi', shown);
  await userEvent.hover(shop());
  // The library recognises a mouse only after it has moved a little.
  for (const clientX of [5, 7]) shop().dispatchEvent(new MouseEvent('mousemove', { clientX, bubbles: true }));
  await soon(() => expect(submenu().checkVisibility()).toBe(true));
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shop().getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelectorAll('[data-iyim-slot], .iyim-submenu')).toHaveLength(0);
  expect(document.querySelectorAll('.elementor-nav-menu--main a[href="#shop"] .sub-arrow')).toHaveLength(2);
  find('.wide').className = 'narrow';
  find('.elementor-menu-toggle').click();
  expect(find('.elementor-menu-toggle').ariaExpanded).toBe('true');
}

beforeAll(() => page.viewport(1280, 800));
afterEach(() => userEvent.hover(find('main')));

it('NM-1 a menu that the original’s library has started is left alone, and this is logged once', async () => {
  const info = muteInfo();
  show();
  begin();
  start({ widgets: [navMenu] });
  await mounted();
  await soon(() =>
    expect(info.mock.calls.filter(([text]) => String(text).includes('leaves alone'))).toHaveLength(1),
  );
  await expectAlone();
});

it('NM-1 a menu that the original’s library starts later is released', async () => {
  muteInfo();
  show();
  start({ widgets: [navMenu] });
  await mounted();
  await userEvent.hover(shop());
  await soon(() => expect(submenu().checkVisibility()).toBe(true));
  await userEvent.hover(find('main'));
  begin();
  await soon(() => expect(document.querySelector('[data-iyim-slot]')).toBeNull());
  await expectAlone();
});

it('NM-1 a menu that the original’s library releases is handled by the widget again', async () => {
  muteInfo();
  show();
  begin();
  start({ widgets: [navMenu] });
  await mounted();
  $(lists()).smartmenus('destroy');
  await userEvent.hover(shop());
  await soon(() => expect(submenu().classList.contains('iyim-submenu-open')).toBe(true));
});

it.each(['before', 'after'])(
  'RT-29 the blocks plugin’s menu opens only once, with the original’s script bound %s the widget mounts',
  async (time) => {
    const run = vi.fn();
    const on = $ as unknown as (target: string | Document) => {
      on(type: string, selector: string | (() => void), handler?: () => void): void;
    };
    const bind = () => {
      on('.jet-nav').on('mouseenter.hoverIntent', '.menu-item-has-children', run);
      on('.jet-nav').on('click.jetNavMenu', '.menu-item > a', run);
      on('.jet-nav__mobile-trigger').on('click.jetNavMenu', run);
      on(document).on('click.jetNavMenu', run);
    };
    document.body.innerHTML = `<style>${BLOCKS_SHEET}</style>${blocks({ layout: 'vertical', sub: 'bottom' })}<main style="position: fixed; inset: auto 0 0">…</main>`;
    Object.assign(window, { jQuery });
    if (time === 'before') bind();
    start({ widgets: [navMenu] });
    await soon(() => expect(document.querySelectorAll('[data-widget-state=mounted]')).toHaveLength(1));
    if (time === 'after') bind();
    const link = () => find('.jet-nav a[href="/shop/"]');
    const isOpen = () => link().parentElement?.querySelector('.jet-nav__sub')?.checkVisibility();
    await userEvent.click(link());
    await soon(() => expect(isOpen()).toBe(true));
    find('.jet-nav__mobile-trigger').click();
    find('main').click();
    expect(run).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    stop();
    find('.jet-nav__mobile-trigger').click();
    expect(run).toHaveBeenCalledTimes(2); // of the toggle and of the document
    Reflect.deleteProperty(window, 'jQuery');
  },
);

import { start, stop } from '@iyim/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { megaMenu as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import definition from './MegaMenu.tsx';
import * as markup from './testing/markup.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const get = (selector: string): HTMLElement => {
  const found = find(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const root = () => get('.e-n-menu, nav[data-widget]');
/** Returns the control that opens the panel of title `n`. */
const control = (n: number) =>
  [...document.querySelectorAll<HTMLElement>('[aria-expanded]:not(.e-n-menu-toggle, nav > button)')].filter(
    (each) => each.checkVisibility(),
  )[n - 1] as HTMLElement;
const titleOf = (n: number) =>
  [...document.querySelectorAll<HTMLElement>('.e-n-menu-title, .e-n-menu-item-title.e-normal, li > a')][
    n - 1
  ] as HTMLElement;
const link = (n: number) => document.getElementById(`a${n}`) as HTMLElement;
const panelOf = (n: number) => link(n).parentElement as HTMLElement;
const opened = () => [1, 2].filter((n) => link(n)?.checkVisibility());
const isOpen = (...expected: number[]) =>
  soon(() => {
    expect(opened()).toEqual(expected);
    expect([1, 2].map((n) => control(n).ariaExpanded)).toEqual(
      [1, 2].map((n) => String(expected.includes(n))),
    );
  });

async function show(html: string, { dir = 'rtl', sheet = markup.SHEET } = {}): Promise<HTMLElement> {
  await mountWidget(
    widget,
    `<p><a id="before" href="#b">before</a></p><main>${html}</main><a id="after" href="#c">after</a><p id="far" style="position: absolute; inset-block-start: 550px">far</p>`,
    { dir, lang: 'he', sheet },
  );
  return host();
}

const media = (emulated: object) =>
  (cdp() as unknown as { send(method: string, emulated: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    emulated,
  );
const pointer = (element: Element, pointerType: string): boolean => {
  const init = { bubbles: true, cancelable: true, pointerType, detail: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  return element.dispatchEvent(new PointerEvent('click', init));
};
const tap = (element: Element) => pointer(element, 'touch');
beforeEach(async () => {
  await page.viewport(1300, 700);
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 690 } });
});
afterEach(async () => {
  await media({ media: '', features: [] });
});

const kinds = [
  ['third generation', 'rtl', markup.third],
  ['third generation', 'ltr', markup.third],
  ['second generation', 'rtl', markup.second],
  ['first generation', 'ltr', markup.first],
  ['experiment', 'rtl', markup.experiment],
] as const;
const click = { settings: { open_on: 'click' } };

describe.each(kinds)('the menu of the %s, %s', (_kind, dir, html) => {
  it('MM-1 a menu opens one panel at a time, closes it on a second click, and restores the server’s HTML on stop()', async () => {
    const host = await show(html(click), { dir });
    await isOpen();
    await userEvent.click(control(1));
    await isOpen(1);
    expect(panelOf(1).matches('.e-active')).toBe(true);
    expect(document.getElementById(control(1).getAttribute('aria-controls') ?? '')).toBe(panelOf(1));
    await userEvent.click(control(2));
    await isOpen(2);
    await userEvent.click(control(2));
    await isOpen();
    expect(document.querySelectorAll('.e-active')).toHaveLength(0);
    stop();
    host.removeAttribute('data-widget-load');
    const clean = document.createElement('div');
    clean.innerHTML = html(click);
    expect(host.outerHTML).toBe(clean.firstElementChild?.outerHTML);
  });

  it('MM-1 a menu is a list of disclosures for screen readers, not an ARIA menu', async () => {
    await show(html(click), { dir });
    expect(find('main [role^=menu], main [role=presentation], main [aria-haspopup=true]')).toBeNull();
    for (const n of [1, 2]) {
      expect(control(n).matches('button, [role=button][tabindex="0"]')).toBe(true);
      expect(control(n).ariaLabel ?? control(n).textContent).toContain(`Title ${n}`);
    }
    expect(root().dataset.layout).toBe('horizontal');
    expect(root().dataset.touchMode).toBe('false');
  });

  it('MM-1 a key opens a mega menu’s panel; Escape returns the focus to the title, and Tab after the last link closes the panel', async () => {
    await show(html(), { dir });
    control(1).focus();
    await userEvent.keyboard('{Enter}');
    await isOpen(1);
    link(1).focus();
    await userEvent.keyboard('{Escape}');
    await isOpen();
    expect(document.activeElement).toBe(control(1));
    control(2).focus();
    await userEvent.keyboard(' ');
    await isOpen(2);
    link(2).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.id).toBe('z2');
    expect(opened()).toEqual([2]);
    await userEvent.keyboard('{Tab}');
    await isOpen();
  });
});

it.each([markup.third, markup.second])(
  'MM-1 a mega menu’s panel opens on hover, stays open while the pointer is on it, and closes after the pointer has left',
  async (html) => {
    await show(html());
    await userEvent.hover(titleOf(1));
    await isOpen(1);
    await userEvent.hover(panelOf(1));
    await isOpen(1);
    await userEvent.hover(titleOf(2));
    await isOpen(2);
    await userEvent.hover(get('#far'));
    await isOpen();
  },
);

it('MM-1 a click outside a mega menu, or moving the focus out of it, closes the panel', async () => {
  await show(markup.third(click));
  await userEvent.click(control(1));
  await isOpen(1);
  await userEvent.click(get('#far'));
  await isOpen();
  await userEvent.click(control(1));
  await isOpen(1);
  get('#before').focus();
  await isOpen();
});

describe.each(kinds.slice(1, 4))('links in the titles of the %s, %s', (_kind, dir, html) => {
  it('MM-1 the first tap on a mega menu’s link opens the panel of the link, the second tap follows the link', async () => {
    await show(html(), { dir });
    const title = get('main a[href="#followed"]');
    tap(title);
    await isOpen(2);
    expect(location.hash).toBe('');
    tap(title);
    expect(location.hash).toBe('#followed');
  });

  it('MM-1 a mouse click on a mega menu’s link follows the link; a click on a title without a link opens the panel', async () => {
    await show(html(click), { dir });
    await userEvent.click(get('main a[href="#followed"]'));
    expect(location.hash).toBe('#followed');
    await isOpen();
    await userEvent.click(get('.e-n-menu-title-text'));
    await isOpen(1);
  });

  it('MM-1 in a mega menu, only the link to the section in view is current, regardless of the server’s markup', async () => {
    await show(
      `${html()}<div style="block-size: 300vh"></div><p id="there" style="block-size: 100vh">there</p>`,
    );
    const anchor = get('a[href="#there"]');
    await soon(() => expect(anchor.ariaCurrent).toBeNull());
    expect(find('.e-current')).toBeNull();
    get('#there').scrollIntoView();
    await soon(() => expect(anchor.ariaCurrent).toBe('location'));
    expect(get('.e-current').contains(anchor)).toBe(true);
  });

  it('MM-1 arrow keys, Home and End move the focus between a mega menu’s titles', async () => {
    await show(html(), { dir });
    control(1).focus();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(get('a[href="#there"]'));
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    expect(document.activeElement).toBe(control(2));
    await userEvent.keyboard(dir === 'rtl' ? '{Home}{ArrowLeft}' : '{Home}{ArrowRight}');
    expect(document.activeElement).toBe(get('a[href="#followed"]'));
  });

  it('MM-1 below the breakpoint, a mega menu’s toggle opens and closes the menu', async () => {
    await page.viewport(400, 700);
    await show(html(), { dir });
    const toggle = get('.e-n-menu-toggle');
    const toggled = vi.fn();
    window.addEventListener('elementor-pro/mega-menu/dropdown-open', toggled);
    expect(root().dataset.layout).toBe('dropdown');
    expect(get('ul').checkVisibility()).toBe(false);
    await userEvent.click(toggle);
    expect(get('ul').checkVisibility()).toBe(true);
    expect(toggle.ariaExpanded).toBe('true');
    await userEvent.click(control(1));
    await isOpen(1);
    link(1).focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(toggle);
    expect(toggle.ariaExpanded).toBe('false');
    expect(get('ul').checkVisibility()).toBe(false);
    expect(toggled).toHaveBeenCalledTimes(2);
    window.removeEventListener('elementor-pro/mega-menu/dropdown-open', toggled);
  });
});

describe('a menu that opens on hover', () => {
  it('MM-1 a keyboard click closes a mega menu’s hovered panel, but a click with the hovering mouse does not', async () => {
    await show(markup.third());
    await userEvent.click(control(1));
    await isOpen(1);
    pointer(control(1), 'mouse');
    await isOpen(1);
    control(1).click();
    await isOpen();
  });

  it.each([
    ['a phone or tablet', 900, markup.third({ settings: { breakpoint_selector: 'mobile' } })],
    ['a menu that opens on click', 1300, markup.third(click)],
  ])('MM-1 a mega menu’s panel does not open on hover in %s', async (_where, width, html) => {
    await page.viewport(width, 700);
    await show(html);
    await userEvent.hover(titleOf(1));
    await userEvent.hover(get('#far'));
    await isOpen();
    await userEvent.click(control(1));
    await isOpen(1);
    await userEvent.hover(get('#far'));
    await isOpen(1);
  });
});

describe('the layout', () => {
  it('MM-1 item_layout determines a mega menu’s layout in a wide window, even when the setting changes', async () => {
    const host = await show(markup.plain({ item_layout: 'dropdown' }), { sheet: '' });
    await soon(() => expect(root().dataset.layout).toBe('dropdown'));
    expect(get('ul').checkVisibility()).toBe(false);
    await userEvent.click(get('nav > button'));
    await userEvent.hover(titleOf(1));
    expect(opened()).toEqual([]);
    host.dataset.widgetSettings = '{"item_layout":"horizontal"}';
    updateSettings(host);
    await soon(() => expect(root().dataset.layout).toBe('horizontal'));
    await isOpen();
  });

  it('MM-1 item_layout dropdown shows the page builder’s toggle, which shows the titles', async () => {
    await show(markup.third({ settings: { item_layout: 'dropdown' } }));
    expect([root().dataset.layout, get('ul').checkVisibility()]).toEqual(['dropdown', false]);
    await userEvent.click(get('.e-n-menu-toggle'));
    expect(get('ul').checkVisibility()).toBe(true);
  });

  describe.each([
    ['the page builder', (settings: object) => markup.third({ settings }), markup.SHEET],
    ['our library', markup.plain, ''],
  ])('in markup of %s', (_whose, html, sheet) => {
    const toggle = () => get('.e-n-menu-toggle, nav > button');
    const isDropdown = (is: boolean) =>
      soon(() => {
        expect(root().dataset.layout).toBe(is ? 'dropdown' : 'horizontal');
        expect([toggle().checkVisibility(), get('ul').checkVisibility()]).toEqual([is, !is]);
      });
    it.each([
      ['tablet by default', {}, 1000],
      ['tablet', { breakpoint_selector: 'tablet' }, 1000],
      ['mobile', { breakpoint_selector: 'mobile' }, 800],
      ['laptop', { breakpoint_selector: 'laptop' }, 1500],
      ['an unknown word', { breakpoint_selector: 'watch' }, 1000],
    ])(
      'MM-1 with breakpoint_selector %s a mega menu’s titles are behind the toggle up to the width of that device',
      async (_what, settings, width) => {
        vi.spyOn(console, 'warn').mockImplementation(() => {});
        await page.viewport(width + 1, 700);
        await show(html(settings), { sheet });
        await isDropdown(false);
        await page.viewport(width, 700);
        await isDropdown(true);
      },
    );

    it('MM-1 with breakpoint_selector none, a mega menu’s titles are side by side even at 320 px', async () => {
      await page.viewport(320, 700);
      await show(html({ breakpoint_selector: 'none' }), { sheet });
      await isDropdown(false);
    });

    it('MM-1 breakpoint_selector refers to the site’s own breakpoints', async () => {
      const breakpoints = {
        mobile: { value: 767, is_enabled: true },
        tablet: { value: 1024, is_enabled: true },
      };
      Object.assign(window, { elementorFrontendConfig: { responsive: { breakpoints } } });
      await page.viewport(1025, 700);
      await show(html({}), { sheet });
      await isDropdown(false);
      await page.viewport(1024, 700);
      await isDropdown(true);
    });
  });

  it.each<[settings: object, width: number, isDropdown: boolean]>([
    [{}, 1001, false],
    [{}, 1000, true],
    [{ breakpoint_selector: 'mobile' }, 801, false],
    [{ breakpoint_selector: 'mobile' }, 800, true],
    [{ breakpoint_selector: 'mobile_extra' }, 801, false],
    [{ breakpoint_selector: 'mobile_extra' }, 800, true],
    [{ breakpoint_selector: 'tablet_extra' }, 1001, false],
    [{ breakpoint_selector: 'tablet_extra' }, 1000, true],
    [{ breakpoint_selector: 'laptop' }, 1501, false],
    [{ breakpoint_selector: 'laptop' }, 1500, true],
    [{ breakpoint_selector: 'desktop' }, 2400, false],
    [{ breakpoint_selector: 'desktop' }, 2399, true],
    [{ breakpoint_selector: 'widescreen' }, 2400, true],
    [{ breakpoint_selector: 'none' }, 320, false],
    [{ item_layout: 'dropdown' }, 1300, true],
    [{ breakpoint_selector: 'none', item_layout: 'dropdown' }, 1300, true],
    [{ breakpoint_selector: 'none', item_layout: 'horizontal' }, 320, false],
    [{ content_width: 'fit_to_content' }, 1000, true],
  ])(
    'RT-9 a mega menu in minimal markup with %j keeps its layout when it mounts, at %d px',
    async (settings, width, isDropdown) => {
      await page.viewport(width, 700);
      document.body.innerHTML = `<style>${hostStyles}</style>${markup.plain(settings)}`;
      const seen = () => [
        get('nav > button').checkVisibility(),
        get('ul').checkVisibility(),
        get('nav').offsetHeight,
        getComputedStyle(get('ul')).flexDirection,
        getComputedStyle(get('ul > li > div')).position,
      ];
      const before = seen();
      expect(before.slice(0, 2)).toEqual([isDropdown, !isDropdown]);
      root().dataset.widgetLoad = 'load';
      start({ widgets: [widget] });
      await soon(() => expect(root().dataset.widgetState).toBe('mounted'));
      expect(seen()).toEqual(before);
    },
  );

  it('MM-1 a mega menu’s layout changes with the viewport width, and the change closes all panels', async () => {
    await show(markup.third(click));
    await userEvent.click(control(1));
    await page.viewport(400, 700);
    await soon(() => expect(root().dataset.layout).toBe('dropdown'));
    expect(get('ul').checkVisibility()).toBe(false);
    await userEvent.click(get('.e-n-menu-toggle'));
    await isOpen();
  });

  it('MM-1 below the breakpoint, an experimental mega menu’s titles are between their panels', async () => {
    await page.viewport(400, 700);
    await show(markup.experiment());
    expect(root().dataset.layout).toBe('dropdown');
    await userEvent.click(control(2));
    await isOpen(2);
    expect(control(2).matches('.e-collapse')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isOpen();
    expect(document.activeElement).toBe(control(2));
  });

  it('MM-1 a mega menu leaves the Escape key to the page while no panel is open', async () => {
    await show(markup.third());
    const onKeyDown = vi.fn((event: Event) => event.defaultPrevented);
    window.addEventListener('keydown', onKeyDown);
    control(1).focus();
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).toHaveReturnedWith(false);
  });
});

describe.each(['rtl', 'ltr'])('the position of a panel, %s', (dir) => {
  const box = (n: number) => panelOf(n).getBoundingClientRect();

  it.each([markup.third, markup.second])('MM-1 a panel has the viewport’s width by default', async (html) => {
    await show(`<div style="margin-inline: 200px 30px">${html(click)}</div>`, { dir });
    await userEvent.click(control(1));
    await soon(() => expect([box(1).left, box(1).width]).toEqual([0, document.documentElement.clientWidth]));
  });

  it.each([
    ['left', 0],
    ['center', 0.5],
    ['right', 1],
  ] as const)('MM-1 a panel that fits its content is aligned with the %s of its title', async (at, share) => {
    const settings = { ...click.settings, content_width: 'fit_to_content', content_horizontal_position: at };
    await show(markup.third({ settings, classes: 'e-fit_to_content' }), { dir });
    await userEvent.click(control(2));
    await isOpen(2);
    const title = titleOf(2).getBoundingClientRect();
    const edge = (one: DOMRect) => one.left + one.width * share;
    await soon(() => expect(edge(box(2))).toBeCloseTo(edge(title), 0));
    // A panel that would extend beyond the viewport when aligned stays inside the viewport.
    get('ul').style.justifyContent = 'flex-start';
    window.dispatchEvent(new Event('resize'));
    await userEvent.click(control(1));
    await isOpen(1);
    await soon(() => {
      expect(box(1).left).toBeGreaterThanOrEqual(0);
      expect(box(1).right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  });
});

it('MM-1 a mega menu’s panel opens above its title if there is no space below', async () => {
  await show(`<div style="padding-block-start: 500px">${markup.third(click)}</div>`);
  panelOf(1).style.blockSize = '250px';
  await userEvent.click(control(1));
  await soon(() => expect(root().matches('.content-above')).toBe(true));
  expect(panelOf(1).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    titleOf(1).getBoundingClientRect().top + 1,
  );
  await userEvent.click(control(1));
  await soon(() => expect(root().matches('.content-above')).toBe(false));
});

describe('the animation of a panel', () => {
  const MOTIONS =
    '@keyframes fadeInUp { from { opacity: 0 } } .animated { animation-duration: 1.25s } .fadeInUp { animation-name: fadeInUp }';
  const still = () => media({ features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  const openWith = async (settings: object, style = '') => {
    await show(
      `<div style="${style}">${markup.third({ settings: { open_on: 'click', ...settings } })}</div>`,
      {
        sheet: markup.SHEET + MOTIONS,
      },
    );
    control(1).click(); // `userEvent.click` may take longer than the animation
    await isOpen(1);
  };
  const motions = () =>
    panelOf(1)
      .getAnimations()
      .map((motion) => [(motion as CSSAnimation).animationName, motion.effect?.getTiming().duration]);

  it('MM-1 without open_animation a mega menu’s panel fades in for 400 ms each time it opens', async () => {
    await openWith({});
    expect(motions()).toEqual([['iyim-mega-menu-show', 400]]);
    for (const motion of panelOf(1).getAnimations()) motion.finish();
    control(1).click();
    await isOpen();
    expect(motions()).toEqual([]);
    control(1).click();
    await isOpen(1);
    expect(motions()).toEqual([['iyim-mega-menu-show', 400]]);
  });

  it('MM-1 a mega menu’s panel plays open_animation for 400 ms and loses the animation’s classes when it closes', async () => {
    await openWith({ open_animation: 'fadeInUp' });
    expect(motions()).toEqual([['fadeInUp', 400]]);
    expect(panelOf(1).matches('.animated.fadeInUp')).toBe(true);
    control(1).click();
    await isOpen();
    expect(panelOf(1).matches('.animated, .fadeInUp')).toBe(false);
  });

  it('MM-1 a mega menu’s panel fades in for 400 ms if no style sheet defines the animation named by open_animation', async () => {
    await openWith({ open_animation: 'swirl' });
    expect(motions()).toEqual([['iyim-mega-menu-show', 400]]);
  });

  it('MM-1 the animation of a mega menu’s panel has the duration that the page builder’s style sheet sets', async () => {
    await openWith({ open_animation: 'fadeInUp' }, '--n-menu-open-animation-duration: 700ms');
    expect(motions()).toEqual([['fadeInUp', 700]]);
  });

  it('MM-1 a mega menu’s panel appears immediately with open_animation none', async () => {
    await openWith({ open_animation: 'none' });
    expect(motions()).toEqual([]);
  });

  it.each(['', 'fadeInUp'])(
    'MM-1 RT-23 a mega menu’s panel appears immediately with reduced motion and open_animation "%s"',
    async (open_animation) => {
      await still();
      await openWith({ open_animation });
      expect(motions()).toEqual([]);
      expect(panelOf(1).matches('.animated, .fadeInUp')).toBe(false);
    },
  );
});

describe('scripts of the page', () => {
  it('MM-1 page scripts receive a mega menu’s events once the opened panel can be measured', async () => {
    const events: string[] = [];
    const names = [
      'elementor-pro/motion-fx/recalc',
      'elementor/nested-tabs/activate',
      'elementor/bg-video/recalc',
    ];
    const listen = (event: Event) => {
      events.push(event.type);
      if (event.type === names[1]) expect((event as CustomEvent).detail).toEqual([panelOf(1)]);
      expect(panelOf(1).offsetHeight).toBeGreaterThan(0);
    };
    for (const name of names) window.addEventListener(name, listen);
    await show(markup.third(click));
    expect(events).toEqual([]);
    await userEvent.click(control(1));
    for (const name of names) window.removeEventListener(name, listen);
    expect(events).toEqual(names);
  });

  it('MM-1 page scripts open and close a mega menu with the page builder’s events', async () => {
    await page.viewport(400, 700);
    await show(markup.third());
    const fire = (name: string, detail: object) =>
      window.dispatchEvent(new CustomEvent(name, { detail: [detail] }));
    const menu = 'elementor/mega-menu/dropdown-toggle-by-keyboard';
    const panel = 'elementor/nested-elements/activate-by-keyboard';
    fire(menu, { widgetId: 'other', show: true });
    expect(get('ul').checkVisibility()).toBe(false);
    fire(menu, { widgetId: '5ee7' });
    await soon(() => expect(get('ul').checkVisibility()).toBe(true));
    fire(panel, { widgetId: '5ee7', titleIndex: 3 });
    await isOpen(2);
    fire(panel, { widgetId: '5ee7' });
    await isOpen();
    fire(menu, { widgetId: '5ee7', show: false });
    await soon(() => expect(get('ul').checkVisibility()).toBe(false));
  });

  it('MM-1 a mega menu’s title that a page script adds or replaces opens its panel', async () => {
    await show(markup.third(click));
    const added = get('.e-n-menu-item').cloneNode(true) as HTMLElement;
    panelOf(2).closest('li')?.remove();
    added.innerHTML = added.innerHTML.replaceAll('121"', '125"').replaceAll('a1"', 'a2"');
    get('ul').append(added);
    await userEvent.click(control(2));
    await isOpen(2);
    expect(panelOf(2).closest('li')).toBe(added);
  });

  it('MM-1 a mega menu that a page script has initialised is left alone, which is logged once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const taken = markup
      .third(click)
      .replace('class="e-n-menu"', 'class="e-n-menu" data-layout="horizontal"');
    await show(taken + taken);
    control(1);
    await userEvent.click(get('.e-n-menu-dropdown-icon'));
    expect(opened()).toEqual([]);
    stop();
    await show(taken);
    expect(info).toHaveBeenCalledTimes(1);
    expect(info.mock.calls[0]?.[0]).toContain('"mega-menu" leaves alone');
  });
});

it('MM-1 a mega menu’s title opens its own panel if another title’s panel is missing', async () => {
  const menu = document.createElement('div');
  menu.innerHTML = markup.second();
  menu.querySelector('#e-n-menu-content-121')?.remove();
  await show(menu.innerHTML);
  await userEvent.click(get('#e-n-menu-dropdown-icon-121'));
  expect(link(2).checkVisibility()).toBe(false);
  await userEvent.click(get('#e-n-menu-dropdown-icon-122'));
  await soon(() => expect(link(2).checkVisibility()).toBe(true));
});

it.each([
  [1300, '#a1'],
  [400, '#a1'],
  [400, 'a[href="#there"]'],
])(
  'MM-1 a link to a section of this page closes its mega menu in a window of %i px, %s',
  async (width, selector) => {
    await page.viewport(width, 700);
    await show(markup.third({ settings: { open_on: 'click' } }));
    for (const id of ['x1', 'there'])
      get('#far').insertAdjacentHTML('beforeend', `<span id="${id}">Here</span>`);
    if (width < 500) await userEvent.click(get('.e-n-menu-toggle'));
    await userEvent.click(control(1));
    await isOpen(1);
    await userEvent.click(get(selector));
    await soon(() => expect(link(1).checkVisibility()).toBe(false));
    expect(get('.e-n-menu-toggle').ariaExpanded).toBe('false');
  },
);

it('MM-1 a link to a missing section leaves the mega menu’s panel open', async () => {
  await show(markup.third({ settings: { open_on: 'click' } }));
  await userEvent.click(control(1));
  await isOpen(1);
  await userEvent.click(link(1));
  expect(opened()).toEqual([1]);
});

it('MM-1 a mega menu ignores a menu inside a panel, and keeps the state of the panel’s content', async () => {
  await show(markup.third(click));
  panelOf(1).insertAdjacentHTML(
    'beforeend',
    `<input>${markup.third().replaceAll('12', '99').replace('data-widget="mega-menu"', '')}`,
  );
  const input = get('input') as HTMLInputElement;
  input.value = 'typed';
  await userEvent.click(control(1));
  await soon(() => expect(input.checkVisibility()).toBe(true));
  await userEvent.click(get('#e-n-menu-dropdown-icon-991'));
  expect(get('#e-n-menu-content-991').checkVisibility()).toBe(false);
  expect(input.checkVisibility()).toBe(true);
  expect([input.value, get('input') === input]).toEqual(['typed', true]);
});

it.each([
  ['open_on', 'sniff', 'expected one of "hover", "click", found "sniff"'],
  ['content_width', ['x'], 'expected one of "full_width", "fit_to_content", found ["x"]'],
  ['open_animation', { a: 1 }, 'expected text, found {"a":1}'],
])('RT-3 a mega menu uses the default for an invalid %s and logs this', async (name, value, problem) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(markup.third({ settings: { [name]: value } }));
  await userEvent.hover(titleOf(1));
  await isOpen(1);
  expect(panelOf(1).className).not.toContain('animated');
  expect(`${warn.mock.calls} ${vi.mocked(console.error).mock.calls}`).toContain(problem);
});

it('SEC-1 an open_animation that is not a single class is ignored', async () => {
  await show(markup.third({ settings: { open_on: 'click', open_animation: 'a" onclick="x' } }));
  await userEvent.click(control(1));
  expect(panelOf(1).className).not.toContain('onclick');
});

describe('minimal markup', () => {
  const showPlain = (dir = 'rtl') => show(markup.plain({ open_on: 'click' }), { dir, sheet: '' });

  it.each(['rtl', 'ltr'])('MM-1 a mega menu in minimal markup opens and closes panels, %s', async (dir) => {
    await showPlain(dir);
    await isOpen();
    await userEvent.click(control(1));
    await isOpen(1);
    await soon(() =>
      expect(panelOf(1).getBoundingClientRect().width).toBe(document.documentElement.clientWidth),
    );
    await userEvent.keyboard('{Escape}');
    await isOpen();
  });

  it('MM-1 a mega menu in minimal markup is behind its toggle in a narrow window', async () => {
    await page.viewport(400, 700);
    await showPlain();
    expect(get('ul').checkVisibility()).toBe(false);
    await userEvent.click(get('nav > button'));
    expect(get('ul').checkVisibility()).toBe(true);
    tap(get('li > a'));
    await isOpen(1);
  });
});

it('MM-1 a mega menu’s panel opens if the pointer was over its title before the code loaded', async () => {
  document.body.innerHTML = `<style>${markup.SHEET}</style>${markup.third()}`;
  get('[data-widget]').dataset.widgetLoad = 'interaction';
  start({ widgets: [widget] });
  await userEvent.hover(titleOf(1));
  await isOpen(1);
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 690 } });
  await isOpen();
});

it('RT-4 a tap on a mega menu before its code has loaded is replayed', async () => {
  document.body.innerHTML = `<style>${markup.SHEET}</style>${markup.third(click)}`;
  const host = get('[data-widget]');
  host.dataset.widgetLoad = 'interaction';
  start({ widgets: [widget] });
  expect(tap(get('main a, a[href="#followed"]'))).toBe(false);
  await isOpen(2);
  expect(location.hash).toBe('');
});

it('MM-1 the settings of a mega menu have the page builder’s defaults', () => {
  expect(definition.settings.parse({})).toEqual({
    opensByHover: true,
    isDropdown: false,
    breakpoint: 'tablet',
    align: null,
    animation: '',
  });
  expect(definition.settings.parse({ content_width: 'fit_to_content' }).align).toBe('center');
});

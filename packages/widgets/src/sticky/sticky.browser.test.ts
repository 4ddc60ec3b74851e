import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { entrance, sticky as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import definition from './Sticky.tsx';
import { builder, column, plain } from './testing/markup.ts';

const host = () => find('[data-widget~=sticky]');
const topOf = (selector: string) => Math.round(find(selector).getBoundingClientRect().top);
const rect = () => {
  const { left, width, top, height } = host().getBoundingClientRect();
  return [left, width, top, height];
};
const isStuck = () => host().classList.contains('elementor-sticky--active');
const spacers = () => document.querySelectorAll('.iyim-sticky-place').length;
const scrollPadding = () => getComputedStyle(document.documentElement).scrollPaddingTop;

/** Puts an element into a box that starts 400 pixels below the page's top and ends before the page ends. */
const inBox = (html: string, style = '') =>
  `<div style="height: 400px"></div><div id="box" class="e-con" style="height: 1000px; padding: 0 5%;${style}"><div style="height: 90px"></div>${html}<p id="next" style="margin: 0">Next</p></div><div id="deep" style="height: 4000px"></div>`;

const show = (html: string, options: Mounting = {}) =>
  mountWidget([widget, entrance], `<main>${html}</main>`, { lang: 'en', ...options });

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

beforeEach(() => page.viewport(1200, 800));

describe('a sticky element', () => {
  it.each(['rtl', 'ltr'])(
    'SK-1 a sticky element stays in the window down to the end of the page, and the content around it does not move (%s)',
    async (dir) => {
      const before = await show(
        inBox(builder({ sticky: 'top', sticky_offset: 20, sticky_effects_offset: 100 })),
        {
          dir,
        },
      );
      const [left, width, top, height] = rect();
      expect([top, isStuck(), spacers(), host().className]).toEqual([
        500,
        false,
        0,
        expect.stringContaining('elementor-sticky'),
      ]);
      scrollTo(500);
      const next = topOf('#next');
      await soon(() => expect(isStuck()).toBe(true));
      expect([rect(), spacers(), topOf('#next')]).toEqual([[left, width, 20, height], 1, next]);
      expect(host()).not.toHaveClass('elementor-sticky--effects');
      scrollTo(580);
      await soon(() => expect(host()).toHaveClass('elementor-sticky--effects'));
      scrollTo(3000);
      expect(rect()).toEqual([left, width, 20, height]);
      scrollTo(479);
      await soon(() => expect(isStuck()).toBe(false));
      expect([rect()[2], spacers()]).toEqual([21, 0]);
      stop();
      expect(document.body.innerHTML).toBe(before);
      expect(document.documentElement.outerHTML).not.toMatch(/scroll-padding|data-iyim-was/);
    },
  );

  it('SK-1 a sticky element is stuck as soon as it is mounted on a page that is already scrolled', async () => {
    document.body.innerHTML = '<div style="height: 9000px"></div>';
    scrollTo(1500);
    await show(inBox(builder({ sticky: 'top' })));
    expect([isStuck(), rect()[2]]).toEqual([true, 0]);
  });

  it('SK-1 a sticky element with sticky_parent sticks by CSS alone, and stops at the end of its container', async () => {
    await show(inBox(builder({ sticky: 'top', sticky_parent: 'yes' })));
    expect(getComputedStyle(host()).position).toBe('sticky');
    scrollTo(700);
    expect(rect()[2]).toBe(0);
    await soon(() => expect(isStuck()).toBe(true));
    expect(spacers()).toBe(0);
    scrollTo(1390);
    expect(rect()[2]).toBeLessThan(0);
  });

  it('SK-1 a sticky element with sticky_parent stays in its container even if an ancestor clips its overflow', async () => {
    await show(inBox(builder({ sticky: 'top', sticky_parent: 'yes' }), 'overflow-x: hidden'));
    expect(getComputedStyle(host()).position).toBe('static');
    scrollTo(700);
    await soon(() => expect([rect()[2], spacers()]).toEqual([0, 1]));
    scrollTo(1390);
    await soon(() => expect([Math.round(host().getBoundingClientRect().bottom), spacers()]).toEqual([10, 0]));
    expect(getComputedStyle(host()).position).toBe('relative');
  });

  it('SK-1 a sticky element is measured again 300 ms after the window was last resized', async () => {
    await show(inBox(builder({ sticky: 'top', sticky_parent: 'yes' }), 'overflow-x: hidden'));
    scrollTo(700);
    await soon(() => expect(isStuck()).toBe(true));
    const [left = 0] = rect();
    holdTimers();
    window.dispatchEvent(new Event('resize'));
    await twoFrames();
    find('main').style.cssText = 'position: relative; left: -40px';
    vi.advanceTimersByTime(299);
    await twoFrames();
    expect(rect()[0]).toBe(left);
    vi.advanceTimersByTime(1);
    await soon(() => expect(rect()[0]).toBe(left - 40));
  });

  it('SK-1 a sticky element stays at the window’s bottom until its normal position is scrolled into view', async () => {
    await show(inBox(builder({ sticky: 'bottom', sticky_offset: 8 }), 'margin-block-start: 900px'));
    const bottom = () => Math.round(host().getBoundingClientRect().bottom);
    expect([isStuck(), bottom()]).toEqual([true, window.innerHeight - 8]);
    scrollTo(1200);
    await soon(() => expect(isStuck()).toBe(false));
  });

  it('SK-1 an element at the end of the page sticks at the window’s bottom while the page is scrolled to the top', async () => {
    await show(
      `<div style="height: 3000px"></div><footer style="padding-block-end: 20px">${builder({ sticky: 'bottom' }, 'data-widget="sticky"', 'margin: 0')}</footer>`,
    );
    const bottom = () => Math.round(host().getBoundingClientRect().bottom);
    expect([isStuck(), bottom()]).toEqual([true, window.innerHeight]);
    scrollTo(5000);
    await soon(() => expect(isStuck()).toBe(false));
    expect(bottom()).toBe(Math.round(find('footer').getBoundingClientRect().bottom) - 20);
  });

  it('SK-1 the sticky events fire 250 ms after the last scroll, if the element has become stuck or unstuck', async () => {
    await show(inBox(builder({ sticky: 'top' })));
    const fired: string[] = [];
    for (const type of ['sticky:stick', 'sticky:unstick'])
      document.body.addEventListener(type, (event) => event.target === host() && fired.push(type));
    const scrolled = async (top: number, sticks: boolean) => {
      scrollTo(top);
      await soon(() => expect(isStuck()).toBe(sticks));
      await twoFrames();
    };
    holdTimers();
    await scrolled(800, true);
    vi.advanceTimersByTime(249);
    await scrolled(810, true);
    vi.advanceTimersByTime(249);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['sticky:stick']);
    await scrolled(0, false);
    await scrolled(800, true);
    vi.advanceTimersByTime(1000);
    expect(fired).toEqual(['sticky:stick']);
    await scrolled(0, false);
    vi.advanceTimersByTime(250);
    expect(fired).toEqual(['sticky:stick', 'sticky:unstick']);
    await scrolled(800, true);
    stop();
    vi.advanceTimersByTime(1000);
    expect(fired).toHaveLength(2);
  });

  it('SK-1 a sticky element sticks only on the listed devices, at the distance of each device, and is measured again after a resize', async () => {
    await show(
      inBox(
        builder({
          sticky: 'top',
          sticky_on: ['desktop', 'tablet'],
          sticky_offset: 30,
          sticky_offset_tablet: 5,
        }),
      ),
    );
    await page.viewport(1600, 800);
    scrollTo(800);
    await soon(() => expect(rect().slice(1, 3)).toEqual([find('#next').offsetWidth, 30]));
    await page.viewport(900, 800);
    await soon(() => expect(rect().slice(1, 3)).toEqual([find('#next').offsetWidth, 5]));
    await page.viewport(700, 800);
    await soon(() => expect(host().className).not.toContain('sticky'));
    expect(spacers()).toBe(0);
  });

  it('SK-1 a sticky element sticks below the admin bar', async () => {
    await show(
      `<div id="wpadminbar" style="position: fixed; height: 32px"></div>${inBox(builder({ sticky: 'top', sticky_offset: 3 }))}`,
    );
    scrollTo(800);
    await soon(() => expect(rect()[2]).toBe(35));
  });

  it('SK-1 the content below a sticky element does not move when effects make the element smaller', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.elementor-sticky--effects { height: 30px !important }';
    for (const parent of ['', 'yes']) {
      await show(inBox(builder({ sticky: 'top', sticky_effects_offset: 50, sticky_parent: parent })));
      scrollTo(700);
      const next = topOf('#next');
      await soon(() => expect([rect()[2], rect()[3]]).toEqual([0, 30]));
      await soon(() => expect(topOf('#next')).toBe(next));
      stop();
      scrollTo(0);
    }
    style.remove();
  });

  it.each(['', 'yes'])(
    'SK-1 the content below a shrunken sticky element does not move when the window’s width changes, sticky_parent %o',
    async (parent) => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = '.elementor-sticky--effects { height: 30px !important }';
      await show(inBox(builder({ sticky: 'top', sticky_effects_offset: 50, sticky_parent: parent })));
      scrollTo(700);
      const next = topOf('#next');
      await soon(() => expect(rect()[3]).toBe(30));
      await page.viewport(1100, 800);
      await soon(() => expect((rect()[0] ?? 0) + (rect()[1] ?? 0)).toBeLessThan(1101));
      await twoFrames();
      await soon(() => expect(topOf('#next')).toBe(next));
      expect(rect()[2]).toBe(0);
    },
  );

  it('SK-1 link targets are kept clear of every sticky element', async () => {
    document.documentElement.style.scrollPaddingTop = '5px';
    await show(
      inBox(
        `${builder({ sticky: 'top', sticky_offset: 4 })}${builder({ sticky: 'top', sticky_anchor_link_offset: 90 }, 'data-widget="sticky" data-widget-load="load" id="two"')}`,
      ),
    );
    await soon(() => expect(scrollPadding()).toBe('90px'));
    find('#two').remove();
    await soon(() => expect(scrollPadding()).toBe('64px'));
    find('a').click();
    await soon(() => expect(topOf('#deep')).toBe(64));
    stop();
    expect(scrollPadding()).toBe('5px');
  });

  it('SK-1 link targets are kept clear of a sticky element that is taller once it is stuck', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.elementor-sticky--active { min-height: 130px }';
    await show(inBox(builder({ sticky: 'top' })));
    await soon(() => expect(scrollPadding()).toBe('60px'));
    find('a').click();
    await soon(() => expect(isStuck()).toBe(true));
    await soon(() => expect(scrollPadding()).toBe('130px'));
    scrollTo(0);
    await soon(() => expect(isStuck()).toBe(false));
    find('a').click();
    await soon(() => expect(topOf('#deep')).toBe(130));
    style.remove();
  });

  it('SK-1 a sticky element does not stick in a small or magnified window', async () => {
    await show(inBox(builder({ sticky: 'top' })));
    scrollTo(800);
    await soon(() => expect(isStuck()).toBe(true));
    await page.viewport(1200, 110);
    await soon(() => expect([isStuck(), spacers(), scrollPadding()]).toEqual([false, 0, 'auto']));
    expect(rect()[2]).toBeLessThan(0);
  });

  it('SK-1 a sticky element that is stuck is printed only once, in its normal position', async () => {
    await show(inBox(builder({ sticky: 'top' })));
    scrollTo(800);
    await soon(() => expect(isStuck()).toBe(true));
    await emulateMedia({ media: 'print' });
    expect([getComputedStyle(host()).position, getComputedStyle(find('.iyim-sticky-place')).display]).toEqual(
      ['static', 'none'],
    );
  });

  it('SK-1 a sticky element sticks in a box that scrolls instead of the window, such as a popup', async () => {
    await show(
      `<div id="box" class="e-con" style="height: 300px; overflow: auto"><p style="height: 50px; margin: 0"></p>${plain({ sticky_parent: true })}<div style="height: 2000px"></div></div>`,
    );
    find('#box').scrollTop = 400;
    await soon(() => expect([rect()[2], isStuck()]).toEqual([topOf('#box'), true]));
    expect(scrollPadding()).toBe('auto');
    const { height } = host().getBoundingClientRect();
    expect(getComputedStyle(find('#box')).scrollPaddingTop).toBe(`${height}px`);
  });

  it.each(['elementor-widget-wrap', 'x'])(
    'SK-1 the content of a tricks plugin column stays in the window (%s)',
    async (inner) => {
      await page.viewport(1600, 800);
      await show(column({ sticky: 'true', topSpacing: 40, stickyOn: ['desktop'] }, inner));
      scrollTo(600);
      expect(Math.round(find('.jet-sticky-column p').getBoundingClientRect().top)).toBe(40);
      expect(document.documentElement.style.scrollPaddingTop).toBe('');
    },
  );

  it('SK-1 the end of a sticky element that is taller than the window stays visible', async () => {
    await page.viewport(1600, 150);
    await show(column({ stickyOn: ['desktop'], bottomSpacing: 10 }));
    scrollTo(900);
    expect(Math.round(find('.jet-sticky-column p').getBoundingClientRect().bottom)).toBe(140);
  });

  it('SK-1 an element can be sticky and animated, and stop() restores the server HTML of both', async () => {
    const before = await show(
      inBox(builder({ sticky: 'top', _animation: 'fadeIn' }, 'data-widget="entrance sticky"')),
    );
    scrollTo(800);
    await soon(() => expect([isStuck(), host().classList.contains('animated')]).toEqual([true, true]));
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-26 a sticky element is left to Elementor Pro’s script if that script runs', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    Object.assign(window, { elementorFrontend: {} });
    await show(inBox(builder({ sticky: 'top' })));
    expect(host()).toHaveClass('elementor-sticky');
    Object.assign(window, { elementorProFrontend: {} });
    window.dispatchEvent(new Event('elementor/frontend/init'));
    await soon(() => expect(host()).not.toHaveClass('elementor-sticky'));
    expect(info).toHaveBeenCalledTimes(1);
  });

  it('SK-1 a sticky element with hostile or invalid settings still sticks', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      inBox(
        builder({ sticky: '<b>', sticky_on: 'desktop,laptop', sticky_offset: 'url(x)', sticky_parent: [] }),
      ),
    );
    scrollTo(900);
    await soon(() => expect(rect()[2]).toBe(0));
  });
});

it('SK-1 a sticky element sticks at the top on every device by default, without distances', () => {
  expect(definition.settings.parse({})).toEqual({
    side: 'top',
    devices: ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen'],
    offset: { desktop: 0 },
    effectsOffset: { desktop: 0 },
    staysInParent: false,
    anchorOffset: { desktop: 0 },
    spacing: 0,
  });
});

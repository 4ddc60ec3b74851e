import { start, stop } from '@iyim/runtime';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { portfolio as widget } from '../../bundle/catalogue.ts';
import { mountWidget } from '../../testing/mount.ts';
import sheet from './host.css?inline';
import definition from './Portfolio.tsx';
import { builder, plain, plugin, SHEET } from './testing/markup.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const root = () =>
  find('.elementor-portfolio, .jet-portfolio__list, [data-widget] > ul:not(:has([data-filter]))');
const items = () => [...root().querySelectorAll<HTMLElement>('article, li')];
const shown = () => items().flatMap((item, index) => (item.checkVisibility() ? [index + 1] : []));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const filters = () => [...host().querySelectorAll<HTMLElement>('[data-filter], [data-slug]:not(article)')];
const filter = (index: number) => filters()[index] as HTMLElement;
const pressed = () => filters().map((each) => each.getAttribute('aria-pressed') === 'true');
const more = () => find('.jet-portfolio__view-more-button, .iyim-portfolio-button');
const box = (number: number) => (items()[number - 1] as HTMLElement).getBoundingClientRect();
const linksOf = (name: string) =>
  [...document.querySelectorAll(`[data-elementor-lightbox-slideshow="${name}"]`)].length;
const announced = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
/**
 * Disables axe's rule about roles, which rejects roles that ARIA allows: the roles that the builder prints on items, and `button` on the
 * items of a list that has become a toolbar.
 */
const rules = { 'aria-allowed-role': { enabled: false } };
const violations = async () => {
  for (const animation of document.getAnimations()) animation.finish();
  return (await axe.run(host(), { rules })).violations.map(({ id }) => id);
};

async function show(html: string, { dir = 'ltr', width = 1100, css = SHEET } = {}): Promise<void> {
  await page.viewport(width, 800);
  const main = `<main style="inline-size: 100%">${html}<p id="after">After</p></main>`;
  await mountWidget(widget, main, { dir, sheet: css });
}

afterEach(() => page.viewport(1100, 800));

const kinds = [
  ['builder', () => builder()],
  ['plugin', () => plugin(undefined, { hasMore: false, count: 9 })],
  ['plain', () => plain(undefined, { count: 9 })],
] as const;

describe.each(['rtl', 'ltr'])('the layouts, %s', (dir) => {
  /** Returns the offset of an item from the inline start. */
  const startOf = (number: number) => {
    const { left, right } = root().getBoundingClientRect();
    return Math.round(dir === 'rtl' ? right - box(number).right : box(number).left - left);
  };

  it.each(kinds)('PF-1 a portfolio has 3 columns, 2 on tablets, 1 on phones: %s', async (_kind, html) => {
    await show(html(), { dir });
    const inRow = () => new Set(items().map((_, index) => startOf(index + 1))).size;
    await soon(() => expect(inRow()).toBe(3));
    expect(startOf(1)).toBe(0);
    expect(startOf(2)).toBeGreaterThan(0);
    await page.viewport(900, 800);
    await soon(() => expect(inRow()).toBe(2));
    await page.viewport(320, 800);
    await soon(() => expect(inRow()).toBe(1));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('PF-1 a portfolio has the builder’s gaps in a grid and in masonry, and the builder’s ratio in a grid', async () => {
    const gaps = { columns: 2, item_gap: { unit: 'px', size: 20 }, row_gap: { unit: 'px', size: 8 } };
    await show(builder({ ...gaps, item_ratio: { unit: '', size: 0.5 } }), { dir });
    const picture = () => find('.elementor-portfolio-item__img').getBoundingClientRect();
    expect(picture().width / picture().height).toBeCloseTo(2, 1);
    expect(startOf(2) - box(1).width).toBeCloseTo(20, 0);
    expect(box(3).top - box(1).bottom).toBeCloseTo(8, 0);
    host().dataset.settings = JSON.stringify({ ...gaps, masonry: 'yes' });
    updateSettings(host());
    await soon(() => expect(picture().width / picture().height).toBeCloseTo(1.5, 1));
    await soon(() => expect(startOf(2) - box(1).width).toBeCloseTo(20, 0));
    expect(box(3).top - box(1).bottom).toBeCloseTo(8, 0);
  });

  it('PF-1 columns set on the builder’s element around the plugin’s markup override the markup’s classes', async () => {
    const classes = 'layout-desktop-column-4 layout-tablet-column-3 layout-mobile-column-2';
    await show(plugin(undefined, { classes, outer: { columns: '5' } }), { dir });
    await soon(() => expect(startOf(5)).toBeGreaterThan(startOf(4)));
    await page.viewport(900, 800);
    await soon(() => expect([startOf(3) > startOf(2), startOf(4)]).toEqual([true, 0]));
  });
});

describe('filters', () => {
  it.each(kinds)(
    'PF-1, AY-1 a portfolio’s filters are buttons, only one of them is pressed, and a click announces the number of shown items: %s',
    async (_kind, html) => {
      await show(html());
      expect([shown(), pressed()]).toEqual([upTo(9), [true, false, false]]);
      filter(0).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await soon(() => expect(shown()).toEqual([1, 3, 5, 7, 9]));
      expect(document.activeElement).toBe(filter(1));
      expect([filter(1).matches('button, [role=button]'), pressed()]).toEqual([true, [false, true, false]]);
      await soon(() => expect(announced()).toContain('5 items are shown.'));
      await userEvent.click(filter(2));
      await soon(() => expect(shown()).toEqual([2, 4, 6, 8, 9]));
      expect(await violations()).toEqual([]);
    },
  );

  it.each([
    ['builder', () => builder(), 'elementor-active', 'elementor-active'],
    ['plugin', () => plugin(undefined, { hasMore: false, count: 9 }), 'active', 'visible-status'],
  ])(
    'PF-1 a portfolio’s visible items and active filter have the original’s classes: %s',
    async (_kind, html, active, visible) => {
      await show(html());
      const having = (name: string, list: HTMLElement[]) => list.map((each) => each.classList.contains(name));
      expect(having(visible, items())).not.toContain(false);
      await userEvent.click(filter(2));
      await soon(() => expect(having(active, filters())).toEqual([false, false, true]));
      expect(having(visible, items()).flatMap((is, index) => (is ? [index + 1] : []))).toEqual([
        2, 4, 6, 8, 9,
      ]);
      expect(items().filter((item) => item.matches('.hidden-status')).length).toBe(
        visible === 'visible-status' ? 4 : 0,
      );
    },
  );

  it('PF-1 empty elements fill the last row of the builder’s grid, and do not count as items', async () => {
    await show(builder());
    const ghosts = () => document.querySelectorAll('.elementor-portfolio-ghost-item').length;
    expect(ghosts()).toBe(0);
    await userEvent.click(filter(1));
    await soon(() => expect(ghosts()).toBe(1));
    expect(shown()).toEqual([1, 3, 5, 7, 9]);
  });

  it('PF-1 a portfolio without filters shows all items', async () => {
    await show(builder({}, { count: 60, hasFilters: false }));
    expect(shown()).toEqual(upTo(60));
    expect(find('[role=toolbar]')).toBeNull();
  });

  it('PF-1 a portfolio’s filter animates only newly shown items', async () => {
    await show(plain());
    const fresh = () =>
      items().flatMap((item, index) => (item.matches('.iyim-portfolio-fresh') ? [index + 1] : []));
    expect(fresh()).toEqual([]);
    await userEvent.click(filter(1));
    await soon(() => expect(shown()).toEqual([1, 3, 5, 7, 8]));
    expect(fresh()).toEqual([]);
    await userEvent.click(filter(0));
    await soon(() => expect(fresh()).toEqual([2, 4, 6]));
  });
});

describe('more', () => {
  it.each([
    ['the plugin’s button', () => plugin()],
    ['the widget’s button', () => plain({ view_more_button: true }, { count: 14, perPage: 6 })],
  ])(
    'PF-1 each filter of a portfolio shows six items at first and six more per click, and keeps its number of items: %s',
    async (_which, html) => {
      await show(html());
      expect(shown()).toEqual(upTo(6));
      expect(await violations()).toEqual([]);
      more().focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(shown()).toEqual(upTo(12)));
      expect((items()[6] as HTMLElement).contains(document.activeElement)).toBe(true);
      await soon(() => expect(announced()).toContain('12 items are shown.'));
      await userEvent.click(filter(1));
      await soon(() => expect(shown()).toEqual([1, 3, 5, 7, 9, 11]));
      await userEvent.click(filter(0));
      await soon(() => expect(shown()).toEqual(upTo(12)));
      await userEvent.click(more());
      await soon(() => expect(shown()).toEqual(upTo(14)));
      expect((items()[12] as HTMLElement).contains(document.activeElement)).toBe(true);
      expect(more()?.checkVisibility() ?? false).toBe(false);
      await userEvent.click(filter(2));
      await soon(() => expect(more().checkVisibility()).toBe(true));
    },
  );

  it('PF-1 a portfolio’s first added item gets the focus itself if it contains no link', async () => {
    await show(plain({ view_more_button: true, perPage: 3 }).replaceAll(/<\/?a[^>]*>/g, ''));
    await userEvent.click(more());
    await soon(() => expect(document.activeElement).toBe(items()[3]));
  });

  it('LB-1 a portfolio’s slideshow in the lightbox contains only the visible items', async () => {
    await show(plugin());
    expect(linksOf('def456-all')).toBe(6);
    await userEvent.click(filter(1));
    await soon(() => expect([linksOf('def456-jugs'), linksOf('def456-all')]).toEqual([6, 0]));
    await userEvent.click(more());
    await soon(() => expect(linksOf('def456-jugs')).toBe(8));
    expect(document.querySelectorAll('[data-elementor-lightbox-slideshow]')).toHaveLength(8);
  });
});

describe('next to the original', () => {
  it('PF-1 a portfolio shows the parts that the plugin’s style sheet hides until its script runs', async () => {
    await show(plugin());
    expect(getComputedStyle(find('.jet-portfolio__image-instance')).opacity).toBe('1');
    expect(find('.jet-portfolio__image-loader').checkVisibility()).toBe(false);
    expect(more().checkVisibility({ visibilityProperty: true })).toBe(true);
  });

  it.each([
    ['builder', () => builder().replace('elementor-post ', 'elementor-post elementor-active ')],
    ['plugin', () => plugin().replace('visible-status', 'visible-status item-loaded')],
  ])('RT-26 a portfolio that the original’s script runs is not changed: %s', async (_kind, html) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(html());
    expect(root().classList.contains('iyim-portfolio')).toBe(false);
    expect(info.mock.calls.length).toBeLessThan(2);
  });
});

describe('before it mounts', () => {
  it.each([
    ['builder', 1100, () => builder()],
    ['builder', 900, () => builder()],
    ['plugin', 1100, () => plugin({ layoutType: 'grid' })],
    ['plain', 500, () => plain({ view_more_button: true, perPage: 4 }, { perPage: 4 })],
  ])(
    'RT-9 the %s portfolio at %i px does not move the content below when it mounts',
    async (_kind, width, html) => {
      const css = SHEET + sheet;
      await page.viewport(width, 800);
      document.documentElement.dir = 'rtl';
      document.body.innerHTML = `<style>${css}</style><main style="inline-size: 100%">${html()}<p id="after">After</p></main>`;
      const before = find('#after').getBoundingClientRect().top;
      expect(before).toBeGreaterThan(300);
      await show(html(), { width, css, dir: 'rtl' });
      expect(find('#after').getBoundingClientRect().top).toBeCloseTo(before, 0);
    },
  );
});

describe('a page that changes', () => {
  it.each(kinds)('RT-18 stop() restores the server HTML of a portfolio: %s', async (_kind, html) => {
    await show(html());
    stop();
    const before = host().outerHTML;
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    await userEvent.click(filter(1));
    await soon(() => expect(shown()).toHaveLength(5));
    stop();
    expect(host().outerHTML.split('<')).toEqual(before.split('<'));
  });

  it('RT-7 items that are added to a portfolio later show under the active filter', async () => {
    await show(plain());
    await userEvent.click(filter(1));
    root().insertAdjacentHTML('beforeend', '<li data-tags="jugs">a</li><li data-tags="cups">b</li>');
    await soon(() => expect(shown()).toEqual([1, 3, 5, 7, 8, 9]));
  });

  it('RT-32 changed settings of a portfolio take effect and keep the filter', async () => {
    await show(plain());
    await userEvent.click(filter(1));
    host().dataset.widgetSettings = '{"columns":"1","view_more_button":"yes","perPage":"2"}';
    updateSettings(host());
    await soon(() => expect(shown()).toEqual([1, 3]));
    expect(Math.round(box(3).left)).toBe(Math.round(box(1).left));
  });
});

describe('hostile and odd markup', () => {
  it.each([
    ['invalid JSON', '{"0":'],
    ['a list', '["all","jugs"]'],
    ['other values', '{"0":{},"1":null,"2":7}'],
    ['a broken encoding', '["%E0%A4%A"]'],
    ['markup', JSON.stringify(markup).replaceAll('&', '&amp;').replaceAll("'", '&#39;')],
  ])('SEC-1 a portfolio shows items whose slugs are %s with the filter for all', async (_what, slugs) => {
    const html = plugin(undefined, { hasMore: false, count: 4 });
    await show(html.replace(/(<article [^>]*data-slug=)'[^']*'/, (_, name) => `${name}'${slugs}'`));
    expect(shown()).toEqual(upTo(4));
    await userEvent.click(filter(2));
    await soon(() => expect(shown()).toEqual([2, 4]));
  });

  it('RT-3 a portfolio uses the defaults for invalid settings', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      builder({ columns: 'many', item_gap: [], item_ratio: { size: -1 }, layoutType: 'pile', perPage: 0 }),
    );
    expect(shown()).toEqual(upTo(9));
    expect(Math.round(box(3).top)).toBe(Math.round(box(1).top));
  });
});

it('PF-1 a portfolio has 3 columns, 2 on tablets and 1 on phones, and shows 6 items at a time by default', () => {
  expect(definition.settings.parse({})).toMatchObject({
    columns: { desktop: 3, tablet: 2, mobile: 1 },
    perPage: 6,
    hasMore: false,
    layout: '',
  });
});

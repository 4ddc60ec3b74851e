import { describe, expect, it } from 'vitest';
import { arrange } from '../../shared/masonry/Masonry.tsx';
import { columnsOf } from './layout.ts';
import { newItems, offsetOf, readListing } from './read.ts';
import { readSliderOptions, stepAt } from './slider/slider-options.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('no host');
  return host;
};

describe('the offset of infinite scroll', () => {
  it.each([
    [{ size: 300, unit: 'px' }, '300px'],
    [{ size: '20', unit: '%' }, '20%'],
    [{ size: '', unit: 'px' }, '0px'],
    [{ size: 5, unit: 'vh; color: red' }, '5px'],
    [120, '120px'],
    ['120', '120px'],
    ['0px', '0px'],
    ['-15%', '-15%'],
    ['soon', '0px'],
    [undefined, '0px'],
    [null, '0px'],
  ])('LG-1 offsetOf() reads the offset %j of infinite scroll as %s', (raw, offset) => {
    expect(offsetOf(raw)).toBe(offset);
  });
});

describe('columns', () => {
  it.each([
    [undefined, { desktop: 3, tablet: 1, mobile: 1 }],
    [{ tablet: 4 }, { desktop: 3, tablet: 4, mobile: 1 }],
    [{ desktop: 4 }, { desktop: 4, tablet: 2, mobile: 1 }],
    [{ desktop: 1 }, { desktop: 1, tablet: 1, mobile: 1 }],
    [
      { desktop: '5', tablet: '3', mobile: '2' },
      { desktop: 5, tablet: 3, mobile: 2 },
    ],
    [
      { desktop: 'x', tablet: -1, mobile: 1e9 },
      { desktop: 3, tablet: 1, mobile: 1 },
    ],
  ])('LG-7 columnsOf() reads the columns %j as %j', (raw, columns) => {
    expect(columnsOf(raw)).toEqual(columns);
  });

  it('LG-7 the columns in the page builder’s settings override the columns in the options', () => {
    const builder = { columns: '6', columns_tablet: '', columns_mobile: 2 };
    expect(columnsOf({ desktop: 3, tablet: 2, mobile: 1 }, builder)).toEqual({
      desktop: 6,
      tablet: 2,
      mobile: 2,
    });
  });
});

describe('masonry', () => {
  it('LG-7 masonry adds an item to the shortest column, or to the first of several equally short columns', () => {
    expect(arrange([10, 30, 5], 2, 2)).toEqual([
      { column: 0, start: 0 },
      { column: 1, start: 0 },
      { column: 0, start: 12 },
    ]);
  });

  it('LG-7 masonry keeps each item in its column when heights change, and adds new items to the shortest column', () => {
    const before = arrange([10, 30, 5], 2, 2);
    expect(arrange([50, 30, 5, 1], 2, 2, before)).toEqual([
      { column: 0, start: 0 },
      { column: 1, start: 0 },
      { column: 0, start: 52 },
      { column: 1, start: 32 },
    ]);
  });
});

describe('slider options', () => {
  it('LG-7 slider options may be texts or numbers, and invalid ones are replaced by defaults', () => {
    const options = readSliderOptions(
      { autoplay: 'true', infinite: '', autoplaySpeed: '3000', speed: 'fast', slidesToScroll: '2', fade: 1 },
      {},
    );
    expect(options).toMatchObject({
      autoplay: true,
      infinite: false,
      autoplaySpeed: 3000,
      speed: 500,
      slidesToScroll: 2,
      fade: true,
      arrows: true,
      pauseOnHover: true,
      columns: { desktop: 3, tablet: 1, mobile: 1 },
    });
  });

  it('LG-7 a slider moves by one item on mobile, and never by more items than are visible', () => {
    const options = readSliderOptions({ slidesToScroll: 3 }, {});
    expect([stepAt(4, false, options), stepAt(2, false, options), stepAt(2, true, options)]).toEqual([
      3, 2, 1,
    ]);
  });

  it('LG-7 a slider with items of variable width moves by one item', () => {
    const { columns, slidesToScroll } = readSliderOptions({ variableWidth: true, slidesToScroll: 3 }, {});
    expect([columns.desktop, slidesToScroll]).toEqual([1, 1]);
  });
});

describe('reading a listing', () => {
  const items = (attributes: string) =>
    `<div class="jet-listing-grid__items" ${attributes}><div class="jet-listing-grid__item"></div></div>`;

  it('LG-1 readListing() reads the configuration for loading more items', () => {
    const nav = {
      enabled: true,
      type: 'scroll',
      more_el: '',
      query: [],
      widget_settings: { load_more_offset: 40 },
    };
    const listing = readListing(
      show(
        `<div data-widget="listing">${items(`data-nav='${JSON.stringify(nav)}' data-page="2" data-pages="5"`)}</div>`,
      ),
    );
    expect(listing).toMatchObject({
      more: { type: 'scroll', button: null, offset: '40px' },
      nav: { query: {}, widgetSettings: { load_more_offset: 40 } },
      page: 2,
      pages: 5,
    });
  });

  it('LG-1 a list whose configuration is broken JSON loads no more items', () => {
    const listing = readListing(
      show(`<div data-widget="listing">${items('data-nav="{enabled:" data-page="x"')}</div>`),
    );
    expect(listing).toMatchObject({ more: null, page: 1, pages: 0 });
  });

  it('LG-5 readListing() reads the parameters of a lazy listing', () => {
    const lazy = { post_id: 4, queried_id: '', offset: '20%', query: { a: 1 } };
    const { lazy: read } = readListing(
      show(`<div data-widget="listing" data-lazy-load='${JSON.stringify(lazy)}'></div>`),
    );
    expect(read).toEqual({ postId: 4, queriedId: false, offset: '20%', query: { a: 1 }, extra: {} });
  });

  it('RT-3 readListing() throws for an element that is not a listing', () => {
    expect(() => readListing(show('<div data-widget="listing"><p>x</p></div>'))).toThrow('expected a list');
  });

  it('LG-8 two listings with the same name have distinct keys', () => {
    const one = `<div class="elementor-element" data-id="a1"><div data-widget="listing">${items('')}</div></div>`;
    show(one + one);
    const keys = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      (host) => readListing(host).key,
    );
    expect(keys).toEqual(['a1', 'a1-2']);
  });

  it('LG-1 newItems() returns no items of an answer with the not-found state', () => {
    const fragment = (html: string) => {
      const template = document.createElement('template');
      template.innerHTML = html;
      return template.content;
    };
    expect(newItems(fragment('<div class="jet-listing-not-found">No</div>'))).toEqual([]);
    expect(newItems(fragment('<style>p{}</style> <div>1</div><div>2</div>'))).toHaveLength(2);
    const nested = '<div class="jet-listing-grid__items jet-listing-not-found">No</div>';
    expect(newItems(fragment(`<div class="jet-listing-grid__item">1${nested}</div>`))).toHaveLength(1);
  });
});

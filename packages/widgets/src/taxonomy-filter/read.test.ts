import { describe, expect, it } from 'vitest';
import { readFilterBar } from './read.ts';
import { settings } from './settings.ts';
import { placeOf } from './use-loop-filter.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('[data-widget]') ?? document.body;
};
const set = (raw: Record<string, unknown>) => settings.parse(raw);
const usual = set({ selected_element: 'abc1234', taxonomy: 'product_cat' });

describe('reading a filter bar', () => {
  it('TF-1 the reader of a filter bar finds the items, the page number and the address in the original’s markup', () => {
    const found = readFilterBar(
      show(`<div data-widget="taxonomy-filter"><search class="e-filter" role="search" data-base-url="https://shop.test/ideas/" data-page-num="3">
        <button class="e-filter-item" data-filter="__all">All</button><button class="e-filter-item" data-filter="%d7%a2%d7%a5"><b>עץ</b></button></search></div>`),
    );
    expect(found.items.map(({ term }) => term)).toEqual(['__all', 'עץ']);
    expect(placeOf(found, usual)).toMatchObject({ loop: 'abc1234', taxonomy: 'product_cat', pageNumber: 3 });
    expect(found.baseUrl?.pathname).toBe('/ideas/');
  });

  it.each(['-1', '0', 'x', ''])('TF-2 a filter bar’s page number "%s" counts as 1', (number) => {
    const host = show(
      `<div data-widget="x" data-page-num="${number}" data-base-url="javascript:alert(1)"><a data-filter="a" href="?">a</a></div>`,
    );
    expect(readFilterBar(host)).toMatchObject({ pageNumber: 1, baseUrl: undefined });
  });

  it('RT-3 reading a filter bar without terms throws an error', () => {
    const host = show('<div data-widget="x"><button data-filter="">x</button></div>');
    expect(() => readFilterBar(host)).toThrow(/data-filter/);
    expect(() => readFilterBar(show('<div data-widget="x"></div>'))).toThrow(/data-filter/);
  });

  it('RT-3 a taxonomy filter without a loop or a taxonomy throws an error that names the setting', () => {
    const bar = readFilterBar(show('<div data-widget="x"><button data-filter="a">a</button></div>'));
    expect(() => placeOf(bar, set({ taxonomy: 'x' }))).toThrow(/selected_element/);
    expect(() => placeOf(bar, set({ selected_element: 'x' }))).toThrow(/taxonomy/);
  });

  it('RT-2 logical_combination applies only with multiple_selection', () => {
    expect(set({ selected_element: 'a', taxonomy: 'b', logical_combination: 'OR' }).join).toBe('DISABLED');
    expect(set({ multiple_selection: 'yes', logical_combination: 'OR' }).join).toBe('OR');
    expect(set({ multiple_selection: 'yes', logical_combination: '' }).join).toBe('AND');
    expect(set({ multiple_selection: 'yes', logical_combination: 'XOR' }).join).toBe('AND');
  });
});

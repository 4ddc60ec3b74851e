import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json as hostileJson, names as hostileNames } from '../../../../runtime/src/testing/hostile.ts';
import { applyPluginHook, listingItemData, plainCopy, popupData } from './read-data.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const grid = (nav: string, item = '<button>Look</button>') =>
  `<div class="jet-listing-grid__items" data-nav="${escaped(nav)}" data-listing-source="posts" data-listing-id="12" data-query-id="3"><div class="jet-listing-grid__item" data-post-id="345">${item}</div></div>`;
const opener = (html: string): Element => {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  return button;
};
const globals = ['JetSmartFilters', 'JetPlugins', 'JetEngineFormsEditor'] as const;
const set = (name: (typeof globals)[number], value: unknown) => Object.assign(window, { [name]: value });
const query = { colour: ['red'] };

describe('data of the listing item from which a popup is opened', () => {
  it('PO-7 listingItemData returns the listing, the query and the post of the item around an opener', () => {
    expect(listingItemData(opener(grid('{}')))).toEqual({
      isJetEngine: true,
      listingSource: 'posts',
      listingId: '12',
      queryId: '3',
      postId: '345',
    });
  });

  it.each(hostileJson)('SEC-3 the data of a popup keep its id if its opener has the data %j', (text) => {
    const button = opener(`<button data-popup="${escaped(text)}"></button>`);
    const data = popupData({ id: '77', opener: button }, document.body);
    expect(data.popupId).toBe('jet-popup-77');
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  });

  it('PO-7 listingItemData reads from the page’s global that a form has an editor', () => {
    set('JetEngineFormsEditor', { hasEditor: '1' });
    expect(listingItemData(opener(grid('{}')))).toMatchObject({ hasEditor: true });
  });

  it('PO-7 listingItemData reads a calendar’s event, with the filters of the calendar', () => {
    set('JetSmartFilters', { filterGroups: { 'jet-engine-calendar/mine': { currentQuery: query } } });
    const settings = escaped('{"_element_id":"mine"}');
    const html = `<div class="jet-listing-calendar" data-settings="${settings}" data-query-id="8"><div class="jet-calendar-week__day-event" data-post-id="7"><button></button></div></div>`;
    expect(listingItemData(opener(html))).toEqual({
      isJetEngine: true,
      queryId: '8',
      postId: '7',
      filtered_query: query,
    });
  });

  it('PO-7 listingItemData reads an item that is not listed by a grid', () => {
    const html =
      '<div data-query-id="9" data-listing-source="query"><div data-item-object="55"><button></button></div></div>';
    expect(listingItemData(opener(html))).toEqual({
      isJetEngine: true,
      listingSource: 'query',
      queryId: '9',
      postId: '55',
    });
  });

  it('PO-7 listingItemData returns no listing for an opener outside any item', () => {
    expect(listingItemData(opener('<button></button>'))).toEqual({ isJetEngine: true });
  });

  describe('the filters of the listing', () => {
    /** The plugin's filter groups are instances of a class, whose `currentQuery` is a getter. */
    class Group {
      get currentQuery() {
        return query;
      }
    }
    beforeEach(() => {
      set('JetSmartFilters', {
        filterGroups: { 'jet-engine/default': new Group(), 'jet-engine/prints': { currentQuery: { a: 1 } } },
      });
    });

    it('PO-7 listingItemData reads the filters of the default group, or of the group with the listing’s id', () => {
      expect(listingItemData(opener(grid('{}')))).toMatchObject({ filtered_query: query });
      const nav = '{"widget_settings":{"_element_id":"prints"}}';
      expect(listingItemData(opener(grid(nav)))).toMatchObject({ filtered_query: { a: 1 } });
    });

    it('PO-7 a hook of another plugin can change the filter group of a listing', () => {
      const applyFilters = vi.fn((name: string, value: unknown) =>
        name.endsWith('QueryId') ? 'prints' : value,
      );
      set('JetPlugins', { hooks: { applyFilters } });
      expect(listingItemData(opener(grid('{}')))).toMatchObject({ filtered_query: { a: 1 } });
      expect(applyFilters).toHaveBeenCalledTimes(2);
    });

    it.each([...hostileNames])('SEC-3 a listing with the id %j gets no filters of other listings', (id) => {
      const nav = JSON.stringify({ widget_settings: { _element_id: `${id}/` } });
      expect(listingItemData(opener(grid(nav)))).not.toHaveProperty('filtered_query');
    });
  });

  it.each([...hostileJson])('SEC-3 listingItemData reads a listing with the data %j', (nav) => {
    set('JetSmartFilters', { filterGroups: { 'jet-engine/default': { currentQuery: query } } });
    expect(listingItemData(opener(grid(nav)))).toMatchObject({ postId: '345', filtered_query: query });
  });

  it.each([5, 'x', null, [], { filterGroups: 'x' }, { filterGroups: { 'jet-engine/default': 5 } }])(
    'PO-7 listingItemData ignores the filters plugin if its global is %j',
    (plugin) => {
      set('JetSmartFilters', plugin);
      expect(listingItemData(opener(grid('{}')))).not.toHaveProperty('filtered_query');
    },
  );
});

describe('hooks of other plugins', () => {
  it('PO-7 a hook that throws is reported, and the value stays unchanged', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    set('JetPlugins', {
      hooks: {
        applyFilters() {
          throw new Error('theirs');
        },
      },
    });
    expect(applyPluginHook('x', 5)).toBe(5);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('PO-7 a hook receives elements wrapped by the page’s jQuery', () => {
    Object.assign(window, { jQuery });
    const applyFilters = vi.fn((_name: string, value: unknown, ..._args: unknown[]) => value);
    set('JetPlugins', { hooks: { applyFilters } });
    applyPluginHook('x', 5, document.body, false);
    Reflect.deleteProperty(window, 'jQuery');
    const [, , wrapped, bare] = applyFilters.mock.calls[0] ?? [];
    expect(wrapped).toMatchObject({ 0: document.body, jquery: '3.7.1' });
    expect(bare).toBe(false);
  });

  it('PO-7 plainCopy copies data without functions, and returns undefined for circular data', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(plainCopy({ a: [1, { b: null }], f: () => 1, e: undefined })).toEqual({ a: [1, { b: null }] });
    expect([circle, 'text', 5, null, undefined].map(plainCopy)).toEqual(Array(5).fill(undefined));
    expect(plainCopy(JSON.parse('{"__proto__":{"iyimHarmed":1}}'))).toBeDefined();
  });
});

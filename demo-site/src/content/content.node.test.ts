import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checked, moment, oneOf, paragraphs, text } from './check.ts';
import { eventPlans, postSheets } from './magazine.ts';
import { popupSheets } from './popups.ts';
import { orderSheets, productSheets } from './shop.ts';

const page = v.strictObject({ title: text, links: v.array(v.strictObject({ label: text })) });
const link = { label: { he: 'לחנות', en: 'To the shop' } };

describe('content that is wrong', () => {
  it('RT-22 names the file and the path of every text that a language lacks', () => {
    const data = { title: { he: 'שלום', en: '' }, links: [link, { label: { he: 'לסל' } }] };
    const read = () => checked('page.json', page, data);
    expect(read).toThrow('demo-site/content/page.json');
    expect(read).toThrow('title.en: expected some text, found none');
    expect(read).toThrow('links.1.label.en: ');
  });

  it('RT-22 names an entry nobody reads, which is one misspelt', () => {
    const data = { title: link.label, links: [], titel: 'x' };
    expect(() => checked('page.json', page, data)).toThrow(/page\.json[\s\S]*titel: /);
  });

  it('RT-22 names a reference to what is not there, and what there is', () => {
    const schema = v.strictObject({ colour: oneOf({ red: '#f00', blue: '#00f' }) });
    expect(checked('one.json', schema, { colour: 'red' })).toEqual({ colour: '#f00' });
    expect(() => checked('one.json', schema, { colour: 'toString' })).toThrow(
      /colour: .*"red" \| "blue".*"toString"/,
    );
  });

  it('RT-22 gives times as numbers and paragraphs as HTML, and refuses a day without an hour', () => {
    const schema = v.strictObject({ at: moment, story: paragraphs });
    const story = { he: ['א', 'ב'], en: ['a'] };
    expect(checked('one.json', schema, { at: '2026-02-09T07:12:00Z', story })).toEqual({
      at: Date.UTC(2026, 1, 9, 7, 12),
      story: { he: '<p>א</p>\n<p>ב</p>', en: '<p>a</p>' },
    });
    expect(() => checked('one.json', schema, { at: '2026-02-09', story })).toThrow('at: ');
  });
});

describe('the demo’s content', () => {
  it('SW-9 orders, sets, events and popups name products that the shop has', () => {
    const sold = new Set(
      productSheets.flatMap((sheet) =>
        sheet.type === 'variable'
          ? [sheet.id, ...sheet.variations.map((_, at) => sheet.id * 100 + at + 1)]
          : sheet.id,
      ),
    );
    const named = [
      ...orderSheets.flatMap(({ bought }) => bought.map(([id]) => id)),
      ...productSheets.flatMap((sheet) => (sheet.type === 'grouped' ? sheet.childIds : [])),
      ...eventPlans.flat().flatMap(([, { productIds }]) => productIds),
      ...popupSheets.flatMap(({ pictured }) => pictured ?? []),
    ];
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((id) => !sold.has(id))).toEqual([]);
  });

  it('SW-9 every product’s id and every post’s address stands once', () => {
    const ids = [...productSheets.map(({ id }) => id), ...postSheets.map(({ slug }) => slug.en)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

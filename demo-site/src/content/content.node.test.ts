import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import eventsFile from '../../content/events.json' with { type: 'json' };
import ordersFile from '../../content/orders.json' with { type: 'json' };
import postsFile from '../../content/posts.json' with { type: 'json' };
import { productSheets } from '../seed/product.ts';
import { fill, fillCount } from './fill.ts';
import { localised } from './localised.ts';
import { popupSheets } from './popups.ts';
import { checked, moment, oneOf, shapeOf, text } from './testing/check.ts';
import { schemas } from './testing/schemas.ts';

const page = v.strictObject({ title: text, links: v.array(v.strictObject({ label: text })) });
const link = { label: { he: 'לחנות', en: 'To the shop' } };

describe('invalid content', () => {
  it('RT-22 the content check reports the file and the path of every text that a language lacks', () => {
    const data = { title: { he: 'שלום', en: '' }, links: [link, { label: { he: 'לסל' } }] };
    const read = () => checked('page.json', page, data);
    expect(read).toThrow('demo-site/content/page.json');
    expect(read).toThrow('title.en: expected some text, found none');
    expect(read).toThrow('links.1.label.en: ');
  });

  it('RT-22 the content check reports an unknown entry, such as a misspelt one', () => {
    const data = { title: link.label, links: [], titel: 'x' };
    expect(() => checked('page.json', page, data)).toThrow(/page\.json[\s\S]*titel: /);
  });

  it('RT-22 the content check reports a reference to a missing entry, and the entries that exist', () => {
    const schema = v.strictObject({ colour: oneOf({ red: '#f00', blue: '#00f' }) });
    expect(checked('one.json', schema, { colour: 'red' })).toEqual({ colour: 'red' });
    expect(() => checked('one.json', schema, { colour: 'toString' })).toThrow(
      /colour: .*"red" \| "blue".*"toString"/,
    );
  });

  it('RT-22 the content check rejects a time that has a date but no hour', () => {
    const schema = v.strictObject({ at: moment });
    expect(() => checked('one.json', schema, { at: '2026-02-09' })).toThrow('at: ');
  });
});

describe('texts with placeholders', () => {
  it('RT-22 filling in a text replaces each placeholder once, and keeps a placeholder without a value', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and 2');
    expect(fill('{a} and {c}', { a: 1 })).toBe('1 and {c}');
  });

  it('RT-22 a counted text uses a separate form for one, and for two if the language has that form', () => {
    const items = { one: 'an item', other: '{count} items' };
    const textsOf = (forms: Parameters<typeof fillCount>[0]) =>
      [0, 1, 2, 3].map((count) => fillCount(forms, count));
    expect(textsOf(items)).toEqual(['0 items', 'an item', '2 items', '3 items']);
    expect(textsOf({ ...items, two: 'a pair' })).toEqual(['0 items', 'an item', 'a pair', '3 items']);
  });

  it('RT-22 localised keeps one language of a value at every depth', () => {
    const value = { list: [{ name: { he: 'א', en: 'a' }, id: 1 }], none: null };
    expect(localised(value, 'en')).toEqual({ list: [{ name: 'a', id: 1 }], none: null });
  });
});

const folder = new URL('../../content/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.json') && !file.startsWith('files'));

/** Returns every bilingual part of a value, with its path. */
function pairs(value: unknown, path: string): readonly (readonly [path: string, he: unknown, en: unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('he' in value && 'en' in value) return [[path, value.he, value.en]];
  return Object.entries(value).flatMap(([key, part]) => pairs(part, `${path}.${key}`));
}

/** Returns the names of the plural forms of each counted text in a value. */
function formsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('one' in value && 'other' in value) return [Object.keys(value)];
  return Object.values(value).flatMap(formsIn);
}

describe('the demo’s content', () => {
  // Files of settings have no schema, because the plugins define their keys and values.
  it.each(files.filter((file) => !/^(texts|settings)\//.test(file)))(
    'RT-22 the content file %s matches its schema',
    (file) => {
      const schema = schemas[file];
      if (schema === undefined) throw new Error(`${file} has no schema`);
      expect(() => checked(file, schema, read(file))).not.toThrow();
    },
  );

  it.each(files.filter((file) => /^(texts|pages)\//.test(file)))(
    'RT-22 the content file %s has each text in both languages, with the same placeholders',
    (file) => {
      const found = pairs(read(file), '');
      expect(found.length).toBeGreaterThan(0);
      for (const [path, he, en] of found) expect([path, shapeOf(he)]).toEqual([path, shapeOf(en)]);
    },
  );

  it('RT-22 each counted text has the plural forms of its language', () => {
    const found = files.flatMap((file) => pairs(read(file), file));
    const counted = found.flatMap(([, he, en]) => [...formsIn(he).map(String), ...formsIn(en).map(String)]);
    expect(new Set(counted)).toEqual(new Set(['one,two,other', 'one,other']));
    for (const [path, he, en] of found) {
      expect([path, ...formsIn(he).map(String)]).not.toContain('one,other');
      expect([path, ...formsIn(en).map(String)]).not.toContain('one,two,other');
    }
  });

  it('SW-9 orders, sets, events and popups refer to products that the shop has', () => {
    const sold = new Set(
      productSheets.flatMap((sheet) => [
        sheet.id,
        ...(sheet.variations ?? []).map((_, at) => sheet.id * 100 + at + 1),
      ]),
    );
    const named = [
      ...ordersFile.flatMap(({ bought }) => bought.map(([id]) => id)),
      ...productSheets.flatMap(({ childIds }) => childIds ?? []),
      ...Object.values(eventsFile.kinds).flatMap(({ productIds }) => productIds),
      ...popupSheets.flatMap(({ pictured }) => pictured ?? []),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((id) => id === undefined || !sold.has(id))).toEqual([]);
  });

  it('SW-9 every product’s id and every post’s address is unique', () => {
    const ids = [...productSheets.map(({ id }) => id), ...postsFile.map(({ slug }) => slug.en)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

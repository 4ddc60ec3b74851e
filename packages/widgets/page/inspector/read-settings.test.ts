import { describe, expect, it } from 'vitest';
import { defineWidget } from '../../../runtime/src/islands/types.ts';
import { choice, number, toggle } from '../../../runtime/src/settings/readers.ts';
import { byDevice, defineSettings } from '../../../runtime/src/settings/settings.ts';
import {
  expectUnharmed,
  json,
  markup,
  names,
  numbers,
  scriptUrls,
} from '../../../runtime/src/testing/hostile.ts';
import { readSettings, unknownKeyFinder, writtenSettings } from './read-settings.ts';

const unknownKeys = (host: Element, of: Parameters<typeof unknownKeyFinder>[0]) => unknownKeyFinder(of)(host);
const entries = {
  columns: byDevice(number(3, '', { min: 1 })),
  skin: choice(['cards', 'plain'], 'cards', ''),
  is_open: toggle(false, ''),
};
const definition = defineWidget({
  name: 'grid',
  settings: defineSettings(entries, (raw) => raw),
  read: () => ({}),
  View: () => null,
});
const host = (json: string, attribute = 'data-widget-settings') => {
  const element = document.createElement('div');
  element.setAttribute(attribute, json);
  return element;
};

describe('settings as a widget reads them', () => {
  it('IN-4 each setting has its value, and defaults are marked', () => {
    const { written } = writtenSettings(host('{"columns":"2","columns_tablet":"1","is_open":"yes"}'));
    expect(readSettings(definition, written)).toEqual([
      { name: 'columns', value: '2', isDefault: false },
      { name: 'columns_tablet', value: '1', isDefault: false },
      { name: 'skin', value: '"cards"', isDefault: true },
      { name: 'is_open', value: 'true', isDefault: false },
    ]);
  });

  it('IN-4 an invalid value has a message with the expected and the found value', () => {
    expect(readSettings(definition, { columns: 0, skin: 'shiny' })).toMatchObject([
      { name: 'columns', isDefault: true, problem: expect.stringMatching(/expected a number.*found 0/) },
      { name: 'skin', isDefault: true, problem: expect.stringContaining('found "shiny"') },
      { name: 'is_open', isDefault: true },
    ]);
  });

  it('IN-4 unknown keys of the own settings are listed with the meant key; unknown keys of the page builder are not', () => {
    expect(unknownKeys(host('{"colums":2,"columns_mobile":1,"colour":1}'), definition)).toEqual([
      { key: 'colums', meant: 'columns' },
      { key: 'colour', meant: undefined },
    ]);
    expect(unknownKeys(host('{"_animation":"fade"}', 'data-settings'), definition)).toEqual([]);
  });

  it('IN-4 settings that are not JSON have a message, and no values', () => {
    expect(writtenSettings(host('{columns: 2}'))).toEqual({
      written: {},
      error: expect.stringContaining('expected JSON'),
    });
    expect(unknownKeys(host('{columns: 2}'), definition)).toEqual([]);
  });

  it('SEC-3 hostile values are read without an error, and shortened', () => {
    const values = [...markup, ...names, ...numbers, ...scriptUrls, 'x'.repeat(100_000)];
    const objects = values.map((value) => JSON.stringify({ columns: value, [value]: value }));
    for (const text of [...json, ...objects]) {
      const { written } = writtenSettings(host(text));
      for (const { value } of readSettings(definition, written)) expect(value.length).toBeLessThan(250);
      expect(() => unknownKeys(host(text), definition)).not.toThrow();
    }
    expectUnharmed();
  });
});

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  expectUnharmed,
  hugeJson,
  json,
  markup,
  names,
  scriptUrls,
} from '../../runtime/src/testing/hostile.ts';
import { parseBuilderAction } from './builder-actions.ts';

const PREFIX = '#elementor-action:';
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const plain = (name: string, settings: unknown) =>
  `${PREFIX}action=${name}&settings=${base64(JSON.stringify(settings))}`;

afterEach(expectUnharmed);

describe('the address of an action link', () => {
  const url = plain('popup:open', { id: '12', toggle: true });
  const expected = { name: 'popup:open', settings: { id: '12', toggle: true } };

  it.each([
    ['that is not encoded', url],
    ['that the server encoded', `#${encodeURIComponent(url.slice(1))}`],
    ['that a script encoded', encodeURIComponent(url)],
    ['without padding', url.replace(/=+$/, '')],
  ])('LA-2 the address of an action link %s is parsed', (_how, address) => {
    expect(parseBuilderAction(address, PREFIX)).toEqual(expected);
  });

  it('LA-2 Hebrew settings of an action link are parsed', () => {
    expect(parseBuilderAction(plain('lightbox', { title: 'ספל' }), PREFIX)?.settings).toEqual({
      title: 'ספל',
    });
  });

  it('LA-2 empty settings of an action link are parsed as an empty object', () => {
    expect(parseBuilderAction(`${PREFIX}action=popup:close&settings=`, PREFIX)).toEqual({
      name: 'popup:close',
      settings: {},
    });
  });

  it.each([
    '#',
    '#top',
    '/elementor-action:action=x&settings=e30=',
    PREFIX,
    `${PREFIX}action=`,
    `${PREFIX}action=popup:open`,
    `${PREFIX}action=&settings=e30=`,
    `${PREFIX}action=popup:open&settings=%E0%A4%A`,
    `${PREFIX}action=popup:open&settings=***`,
    `${PREFIX}action=popup:open&settings=${btoa('\xff\xfe')}`,
    `${PREFIX}action=popup:open&settings=${base64('[1]')}`,
    `${PREFIX}action=popup:open&settings=${base64('"text"')}`,
    `${PREFIX}action=popup:open&settings=${base64('{')}`,
    ...scriptUrls,
    ...markup,
    ...names,
  ])('LA-2 parseBuilderAction() returns null for %j, which is not an action', (address) => {
    expect(parseBuilderAction(address, PREFIX)).toBeNull();
  });

  it.each(json)('LA-2 the settings %j of an action link are accepted only if they are an object', (text) => {
    const found = parseBuilderAction(`${PREFIX}action=popup:open&settings=${base64(text)}`, PREFIX);
    expect(found === null || typeof found.settings === 'object').toBe(true);
  });

  it('LA-2 an action link with five megabytes of settings is refused', () => {
    const large = `${PREFIX}action=lightbox&settings=${btoa(hugeJson())}`;
    expect(parseBuilderAction(large, PREFIX)).toBeNull();
  });

  it('LA-2 parsing an action link returns the settings that were encoded in it', () => {
    const written = fc.record({
      name: fc.stringMatching(/^[a-z:_-]{1,20}$/),
      settings: fc.dictionary(
        fc.stringMatching(/^[a-z_]{1,12}$/),
        fc.oneof(fc.string(), fc.integer(), fc.boolean()),
      ),
    });
    fc.assert(
      fc.property(written, ({ name, settings }) => {
        const address = `#${encodeURIComponent(plain(name, settings).slice(1))}`;
        expect({ ...parseBuilderAction(address, PREFIX)?.settings }).toEqual({ ...settings });
      }),
      { numRuns: 100 },
    );
  });
});

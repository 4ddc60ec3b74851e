import { describe, expect, it } from 'vitest';
import { isSamePath, oneSpelling } from './one-spelling.ts';

describe('comparing addresses', () => {
  const hebrew = '/קטלוג/מבצע 1/';
  const capitals = encodeURI(hebrew);

  it.each([
    ['escapes in upper and lower case', capitals, capitals.toLowerCase()],
    ['escapes and plain Hebrew', capitals, hebrew],
    ['mixed spellings', capitals.toLowerCase(), hebrew.replace('ק', encodeURI('ק'))],
    ['letters that need no escape', '/%61bc%7e/', '/abc~/'],
    ['escaped separators in either case', '/a%2fb%3Fc/', '/a%2Fb%3fc/'],
    ['escapes that are not valid text', '/%ff%d7/', '/%FF%D7/'],
  ])('LP-1 treats addresses that differ only in their spelling as the same: %s', (_, one, other) => {
    expect(oneSpelling(one)).toBe(oneSpelling(other));
  });

  it.each([
    ['an escaped and a plain slash', '/a%2Fb', '/a/b'],
    ['an escaped percent sign and an escape', '/%2561', '/%61'],
    ['other letters', encodeURI('/א/'), encodeURI('/ב/')],
    ['upper and lower case letters', '/A/', '/a/'],
  ])('LP-1 treats different addresses as different: %s', (_, one, other) => {
    expect(oneSpelling(one)).not.toBe(oneSpelling(other));
  });

  it('LP-1 isSamePath compares the paths and origins of two addresses', () => {
    const at = (address: string) => new URL(address, 'https://shop.test');
    expect(isSamePath(at(`${capitals}?a#b`), at(capitals.toLowerCase()))).toBe(true);
    expect(isSamePath(at(capitals), new URL(capitals, 'https://other.test'))).toBe(false);
  });
});

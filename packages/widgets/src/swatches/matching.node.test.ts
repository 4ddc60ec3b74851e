import { describe, expect, it } from 'vitest';
import { findVariation, isComplete, matches, sameChoices } from './matching.ts';

const choices = (record: Record<string, string>) => new Map(Object.entries(record));

describe('matching', () => {
  it('SW-9 a variation matches when every attribute is the same', () => {
    const green = { attributes: { color: 'green', size: 's' } };
    expect(matches(green, choices({ color: 'green', size: 's' }))).toBe(true);
    expect(matches(green, choices({ color: 'green', size: 'm' }))).toBe(false);
  });

  it('SW-9 an empty value on either side matches any', () => {
    expect(matches({ attributes: { color: '', size: 's' } }, choices({ color: 'red', size: 's' }))).toBe(
      true,
    );
    expect(matches({ attributes: { color: 'red', size: 's' } }, choices({ color: '', size: 's' }))).toBe(
      true,
    );
    expect(matches({ attributes: { other: 'x' } }, choices({ color: 'red' }))).toBe(true);
  });

  it('SW-9 values are compared exactly, as the server does', () => {
    expect(matches({ attributes: { color: 'Red' } }, choices({ color: 'red' }))).toBe(false);
    expect(matches({ attributes: { size: '1' } }, choices({ size: '01' }))).toBe(false);
  });

  it('SW-9 the first variation that matches wins', () => {
    const list = [
      { id: 1, attributes: { color: 'red' } },
      { id: 2, attributes: { color: '' } },
      { id: 3, attributes: { color: 'green' } },
    ];
    expect(findVariation(list, choices({ color: 'green' }))?.id).toBe(2);
    expect(findVariation([], choices({ color: 'green' }))).toBeUndefined();
  });

  it('SEC-3 an attribute named like a prototype key is only a name', () => {
    const odd = JSON.parse('{"attributes":{"__proto__":"a","constructor":"b"}}');
    expect(matches(odd, new Map([['__proto__', 'a']]))).toBe(true);
    expect(matches(odd, new Map([['constructor', 'c']]))).toBe(false);
  });

  it('SW-9 choices are complete when each attribute has a value', () => {
    expect(isComplete(choices({ color: 'red', size: 's' }))).toBe(true);
    expect(isComplete(choices({ color: 'red', size: '' }))).toBe(false);
    expect(isComplete(choices({}))).toBe(false);
  });

  it('SW-1 two readings of an unchanged form are the same', () => {
    expect(sameChoices(choices({ a: '1' }), choices({ a: '1' }))).toBe(true);
    expect(sameChoices(choices({ a: '1' }), choices({ a: '2' }))).toBe(false);
    expect(sameChoices(choices({ a: '1' }), choices({ a: '1', b: '' }))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { cookieValues } from './cart-cache.ts';

describe('cookieValues', () => {
  it.each([
    ['', []],
    ['a=1', ['1']],
    ['x=0; a=1; ab=2', ['1']],
    ['a=1; b=2; a=3', ['1', '3']],
    ['a=%D7%90', ['א']],
    ['a=%zz', ['%zz']],
    ['a=x=y', ['x=y']],
    ['a', ['']],
    ['ba=1;ab=2', []],
  ])('CF-9 cookieValues reads from %j the values %j', (cookies, expected) => {
    expect(cookieValues(cookies, 'a')).toEqual(expected);
  });
});

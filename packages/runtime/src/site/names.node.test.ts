import { describe, expect, it } from 'vitest';
import { names, overrideNames } from './names.ts';

describe('names', () => {
  it('CF-1 a page may rename any vendor literal and keep the rest', () => {
    const mine = overrideNames({ cookies: { cartHash: 'shop_cart_hash' } });
    expect(mine.cookies).toEqual({ ...names.cookies, cartHash: 'shop_cart_hash' });
    expect(mine.endpoints).toEqual(names.endpoints);
    expect(names.cookies.cartHash).toBe('woocommerce_cart_hash');
  });

  it('CF-1 nothing to override gives the preset', () => {
    expect(overrideNames(undefined)).toEqual(names);
  });

  it('SEC-3 keys that reach prototypes are not taken over', () => {
    const hostile = JSON.parse(
      '{"cookies":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ) as object;
    const mine = overrideNames(hostile);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect('polluted' in mine).toBe(false);
    expect('polluted' in mine.cookies).toBe(false);
    expect(mine.constructor).toBe(Object);
  });
});

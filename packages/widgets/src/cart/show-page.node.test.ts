import { describe, expect, it } from 'vitest';
import { unsavedValues } from './show-page.ts';

const field = (name: string, value: string, original: string) => ({ name, value, original });

describe('unsavedValues', () => {
  it('CP-2 an unchanged quantity does not count as unsaved', () => {
    expect(unsavedValues([field('q', '2', '2')]).size).toBe(0);
  });

  it('CP-2 a quantity that was sent and has not changed since counts as saved', () => {
    expect(unsavedValues([field('q', '3', '2')], new Map([['q', '3']])).size).toBe(0);
  });

  it('CP-2 a quantity typed during the request counts as unsaved', () => {
    expect([...unsavedValues([field('q', '35', '2')], new Map([['q', '3']]))]).toEqual([['q', '35']]);
  });

  it('CP-2 a quantity changed back during the request counts as unsaved', () => {
    expect([...unsavedValues([field('q', '2', '2')], new Map([['q', '3']]))]).toEqual([['q', '2']]);
  });

  it('CP-2 a half-typed coupon code counts as unsaved after an update of the quantities', () => {
    const kept = unsavedValues(
      [field('q', '3', '2'), field('coupon_code', 'SAV', '')],
      new Map([['q', '3']]),
    );
    expect([...kept]).toEqual([['coupon_code', 'SAV']]);
  });

  it('CP-2 after a request that saved no quantities, all changed quantities count as unsaved', () => {
    expect([...unsavedValues([field('q', '3', '2')])]).toEqual([['q', '3']]);
  });

  it('SEC-3 unsavedValues treats fields named like prototype members as ordinary fields', () => {
    const kept = unsavedValues([field('__proto__', 'x', ''), field('constructor', 'y', '')]);
    expect([...kept.keys()]).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

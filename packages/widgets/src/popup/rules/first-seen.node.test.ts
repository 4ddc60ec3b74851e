import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../../runtime/src/site/testing/fake-browser.ts';
import { expectUnharmed, json, names } from '../../../../runtime/src/testing/hostile.ts';
import { firstSeen } from './first-seen.ts';

describe('what this browser has seen before', () => {
  it('PO-4 a page out of a cache is as old as it is', () => {
    const local = fakeStorage();
    expect(firstSeen('2026-06-01 10:00:00', 1000, () => local)).toBe(1000);
    expect(firstSeen('2026-06-01 10:00:05', 6000, () => local)).toBe(6000);
    expect(firstSeen('2026-06-01 10:00:00', 9000, () => local)).toBe(1000);
  });

  it('PO-4 a clock that was set back counts anew', () => {
    const local = fakeStorage();
    firstSeen('a', 5000, () => local);
    expect(firstSeen('a', 3000, () => local)).toBe(3000);
    expect(firstSeen('a', 4000, () => local)).toBe(3000);
  });

  it('PO-4 the twenty last are kept', () => {
    const local = fakeStorage();
    for (let page = 0; page < 25; page++) firstSeen(`page ${page}`, page, () => local);
    expect(firstSeen('page 24', 100, () => local)).toBe(24);
    expect(firstSeen('page 4', 100, () => local)).toBe(100);
    expect(Object.keys(JSON.parse(local.getItem('iyim-first-seen') ?? '{}'))).toHaveLength(20);
  });

  it.each(['full', 'all'] as const)('PO-4 storage that is %s: as if it were the first time', (failure) => {
    const local = fakeStorage();
    local.failure = failure;
    expect(firstSeen('a', 1, () => local)).toBe(1);
    expect(firstSeen('a', 2, () => local)).toBe(2);
  });

  it.each([...json, '{"a":"1"}', '{"a":null}'])('SEC-3 storage that says %j', (text) => {
    const local = fakeStorage();
    local.setItem('iyim-first-seen', text);
    expect(firstSeen('a', 7, () => local)).toBe(7);
    expect(firstSeen('a', 8, () => local)).toBe(7);
    expectUnharmed();
  });

  it.each(names)('SEC-3 a mark that says %j', (mark) => {
    const local = fakeStorage();
    expect([firstSeen(mark, 7, () => local), firstSeen(mark, 8, () => local)]).toEqual([7, 7]);
    expectUnharmed();
  });
});

import { effect, signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { shared } from './shared.ts';

describe('shared state', () => {
  it('RT-11 is made once a page', () => {
    const create = vi.fn(() => ({ count: signal(1) }));
    expect(shared('once', create)).toBe(shared('once', create));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('RT-8 a second copy of the script shares it: its own signals follow, both ways', async () => {
    const first = shared('both', () => ({ count: signal(1), double: () => 0 }));
    vi.resetModules();
    const copy = await import('./shared.ts');
    const second = copy.shared('both', () => {
      throw new Error('must join the first');
    }) as typeof first;
    expect(second).not.toBe(first);
    expect(second.double).toBe(first.double);
    first.count.value = 2;
    expect(second.count.value).toBe(2);
    const seen: number[] = [];
    effect(() => {
      seen.push(first.count.value);
    });
    second.count.value = 3;
    expect(first.count.value).toBe(3);
    expect(seen).toEqual([2, 3]);
  });
});

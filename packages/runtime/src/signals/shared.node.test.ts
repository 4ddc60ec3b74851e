import { effect, signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { endLife } from '../site/life-slot.ts';
import { changeSignals, shared } from './shared.ts';

describe('shared state', () => {
  it('RT-11 shared state is created once per page', () => {
    const create = vi.fn(() => ({ count: signal(1) }));
    expect(shared('once', create)).toBe(shared('once', create));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('RT-8 a second copy of the script gets the first copy’s shared state, with signals that are mirrored both ways', async () => {
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

  it('RT-18 shared state ends when the page is stopped, and the next call creates it again', () => {
    const signals: AbortSignal[] = [];
    const create = (signal: AbortSignal) => {
      signals.push(signal);
      return { count: signal };
    };
    const first = shared('ended', create);
    endLife();
    expect(signals[0]?.aborted).toBe(true);
    expect(shared('ended', create)).not.toBe(first);
    expect(signals[1]?.aborted).toBe(false);
  });

  it('RT-7 a subscriber of a shared signal that throws is reported, and the other subscribers are still notified', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const count = signal(0);
    const heard: number[] = [];
    let isBroken = false;
    effect(() => {
      if (count.value && isBroken) throw new Error('broken subscriber');
    });
    count.subscribe((value) => heard.push(value));
    isBroken = true;
    for (const value of [1, 2]) {
      changeSignals('counts', () => {
        count.value = value;
      });
    }
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(heard).toEqual([0, 1, 2]);
    expect(monitor.mock.calls).toEqual([[new Error('broken subscriber')], [new Error('broken subscriber')]]);
  });
});

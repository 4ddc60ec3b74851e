import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everySecond } from './use-every-second.ts';

let hidden = false;
let ends: AbortController;

const setHidden = (on: boolean) => {
  hidden = on;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00.250Z') });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  ends = new AbortController();
});

afterEach(() => {
  ends.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('every second', () => {
  it('CD-3 begins with the clock’s own second and keeps to it', () => {
    const times: number[] = [];
    everySecond((now) => times.push(now % 1000), ends.signal);
    vi.advanceTimersByTime(749);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(3001);
    expect(times).toEqual([0, 0, 0, 0]);
  });

  it('CD-3 one hundred listeners share one timer, and each runs once a second', () => {
    let runs = 0;
    for (let index = 0; index < 100; index++) everySecond(() => runs++, ends.signal);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2750);
    expect(runs).toBe(300);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('CD-3 while the page is hidden there is no timer and nothing runs; shown again it runs at once', () => {
    const run = vi.fn();
    for (let index = 0; index < 100; index++) everySecond(run, ends.signal);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(run).not.toHaveBeenCalled();
    setHidden(false);
    expect(run).toHaveBeenCalledTimes(100);
    expect(run).toHaveBeenLastCalledWith(Date.now());
    expect(vi.getTimerCount()).toBe(1);
  });

  it('CD-3 on a page that is hidden from the start nothing is armed until it is shown', () => {
    hidden = true;
    const run = vi.fn();
    everySecond(run, ends.signal);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the browser kept aside', () => window.dispatchEvent(new Event('pageshow'))],
    ['the browser froze', () => document.dispatchEvent(new Event('resume'))],
  ])('CD-3 a page that %s runs at once when it is back, still with one timer', (_what, back) => {
    const times: number[] = [];
    everySecond((now) => times.push(now), ends.signal);
    vi.setSystemTime(Date.now() + 3_600_000);
    back();
    expect(times).toEqual([Date.now()]);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('CD-3 a clock that was changed is what the next second is told', () => {
    const times: number[] = [];
    everySecond((now) => times.push(now), ends.signal);
    vi.setSystemTime(Date.parse('2026-02-01T10:00:00.250Z'));
    vi.advanceTimersByTime(750);
    expect(times).toEqual([Date.parse('2026-02-01T10:00:01.000Z')]);
  });

  it('CD-3 an error of one listener reaches the error monitor of the page and harms no other', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const run = vi.fn();
    everySecond(() => {
      throw new Error('bad listener');
    }, ends.signal);
    everySecond(run, ends.signal);
    vi.advanceTimersByTime(1750);
    vi.unstubAllGlobals();
    expect(run).toHaveBeenCalledTimes(2);
    expect(monitor.mock.calls).toEqual([[new Error('bad listener')], [new Error('bad listener')]]);
  });

  it('CD-3 a listener that ends another in the same second is obeyed', () => {
    const other = new AbortController();
    const run = vi.fn();
    everySecond(() => other.abort(), ends.signal);
    everySecond(run, other.signal);
    vi.advanceTimersByTime(2000);
    expect(run).not.toHaveBeenCalled();
  });

  it('CD-3 the last one to end takes the timer and the listeners with it, and a new one starts anew', () => {
    const one = new AbortController();
    const two = new AbortController();
    const run = vi.fn();
    everySecond(run, one.signal);
    everySecond(run, two.signal);
    one.abort();
    expect(vi.getTimerCount()).toBe(1);
    two.abort();
    expect(vi.getTimerCount()).toBe(0);
    setHidden(true);
    setHidden(false);
    expect(run).not.toHaveBeenCalled();
    everySecond(run, ends.signal);
    vi.advanceTimersByTime(750);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('CD-3 a signal that was aborted before adds nothing', () => {
    everySecond(vi.fn(), AbortSignal.abort());
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everySecond } from './use-every-second.ts';

let hidden = false;
let undo: (() => void)[];
const listen = (tick: (now: number) => void) => {
  const seconds = everySecond((now) => tick(now));
  undo.push(seconds.end);
  return seconds;
};

const setHidden = (on: boolean) => {
  hidden = on;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00.250Z') });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  undo = [];
});

afterEach(() => {
  for (const end of undo) end();
});

describe('everySecond', () => {
  it('CD-1 CD-3 everySecond ticks every 1000 ms, starting at the clock’s next full second', () => {
    const times: number[] = [];
    listen((now) => times.push(now % 1000));
    vi.advanceTimersByTime(749);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(3001);
    expect(times).toEqual([0, 0, 0, 0]);
  });

  it('CD-3 everySecond shares one timer among one hundred listeners, and runs each once a second', () => {
    let runs = 0;
    for (let index = 0; index < 100; index++) listen(() => runs++);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2750);
    expect(runs).toBe(300);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('CD-3 everySecond has no timer and runs nothing while the page is hidden, and runs immediately when the page is shown again', () => {
    const run = vi.fn();
    for (let index = 0; index < 100; index++) listen(run);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(run).not.toHaveBeenCalled();
    setHidden(false);
    expect(run).toHaveBeenCalledTimes(100);
    expect(run).toHaveBeenLastCalledWith(Date.now());
    expect(vi.getTimerCount()).toBe(1);
  });

  it('CD-3 everySecond starts no timer on a page that is hidden from the start, until the page is shown', () => {
    hidden = true;
    const run = vi.fn();
    listen(run);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the browser kept in its back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['the browser had frozen', () => document.dispatchEvent(new Event('resume'))],
  ])('CD-3 everySecond runs immediately, with one timer, when a page returns that %s', (_what, back) => {
    const times: number[] = [];
    listen((now) => times.push(now));
    vi.setSystemTime(Date.now() + 3_600_000);
    back();
    expect(times).toEqual([Date.now()]);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('CD-3 everySecond passes the time of a changed clock to the next tick', () => {
    const times: number[] = [];
    listen((now) => times.push(now));
    vi.setSystemTime(Date.parse('2026-02-01T10:00:00.250Z'));
    vi.advanceTimersByTime(750);
    expect(times).toEqual([Date.parse('2026-02-01T10:00:01.000Z')]);
  });

  it('CD-3 everySecond calls a resting listener when its rest ends, and starts no timers while all listeners rest', () => {
    const [resting, busy] = [vi.fn(), vi.fn()];
    const { rest } = listen(resting);
    const other = listen(busy);
    rest(Date.parse('2026-03-01T10:00:30.000Z'));
    vi.advanceTimersByTime(10_000);
    expect([resting, busy].map(({ mock }) => mock.calls.length)).toEqual([0, 10]);
    other.rest(Number.POSITIVE_INFINITY);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    vi.advanceTimersByTime(19_749);
    expect([resting, busy].map(({ mock }) => mock.calls.length)).toEqual([0, 10]);
    expect(timers).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(resting.mock.calls).toEqual([[Date.parse('2026-03-01T10:00:30.000Z')]]);
    rest(0);
    vi.advanceTimersByTime(2000);
    expect([resting, busy].map(({ mock }) => mock.calls.length)).toEqual([3, 10]);
    rest(Number.POSITIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['when the page is shown again', [() => setHidden(true), () => setHidden(false)]],
    [
      'when the clock was set back',
      [() => vi.setSystemTime(Date.now() - 86_400_000), () => vi.advanceTimersByTime(60_000)],
    ],
  ])('CD-3 everySecond wakes a resting listener %s', (_when, changes) => {
    const run = vi.fn();
    listen(run).rest(Date.now() + 60_000);
    for (const change of changes) change();
    expect(run).toHaveBeenCalledOnce();
  });

  it('CD-3 everySecond reports a listener’s error to the page’s error monitor, and runs the other listeners', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const run = vi.fn();
    listen(() => {
      throw new Error('bad listener');
    });
    listen(run);
    vi.advanceTimersByTime(1750);
    vi.unstubAllGlobals();
    expect(run).toHaveBeenCalledTimes(2);
    expect(monitor.mock.calls).toEqual([[new Error('bad listener')], [new Error('bad listener')]]);
  });

  it('CD-3 everySecond does not run a listener that another listener ended in the same second', () => {
    const run = vi.fn();
    let endOther = () => {};
    listen(() => endOther());
    endOther = everySecond(run).end;
    undo.push(endOther);
    vi.advanceTimersByTime(2000);
    expect(run).not.toHaveBeenCalled();
  });

  it('CD-3 everySecond removes its timer and event listeners with the last listener, and starts again with a new listener', () => {
    const run = vi.fn();
    const { end: one } = everySecond(() => run());
    const { end: two } = everySecond(() => run());
    one();
    expect(vi.getTimerCount()).toBe(1);
    two();
    expect(vi.getTimerCount()).toBe(0);
    setHidden(true);
    setHidden(false);
    expect(run).not.toHaveBeenCalled();
    listen(run);
    vi.advanceTimersByTime(750);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

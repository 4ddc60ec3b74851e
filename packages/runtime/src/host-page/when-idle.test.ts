import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

/** Milliseconds until the page is idle. */
const IDLE = 200;
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const host = (state: string): HTMLElement => {
  const element = document.createElement('div');
  element.setAttribute('data-widget-state', state);
  return document.body.appendChild(element);
};

describe.each([
  ['with idle callbacks', true],
  ['without them, as in Safari', false],
])('a page %s', (_what, hasCallbacks) => {
  beforeEach(() => {
    vi.stubGlobal(
      'requestIdleCallback',
      hasCallbacks
        ? (act: () => void, { timeout }: IdleRequestOptions) =>
            setTimeout(act, Math.min(IDLE, timeout ?? IDLE))
        : undefined,
    );
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  it.each([[[]], [['mounted', 'failed', 'pending']]])(
    'CF-7 whenIdle acts as soon as the page is idle, with hosts in the states %j',
    (states) => {
      const act = vi.fn();
      states.forEach(host);
      whenIdle(act);
      expect(act).not.toHaveBeenCalled();
      vi.advanceTimersByTime(IDLE);
      expect(act).toHaveBeenCalledOnce();
    },
  );

  it('RT-31 whenIdle waits for the code of an island that is loading', () => {
    const act = vi.fn();
    const loading = host('loading');
    whenIdle(act);
    vi.advanceTimersByTime(4 * IDLE);
    expect(act).not.toHaveBeenCalled();
    loading.setAttribute('data-widget-state', 'mounted');
    vi.advanceTimersByTime(IDLE);
    expect(act).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('RT-17 whenIdle waits at most two seconds for code that does not arrive', () => {
    const act = vi.fn();
    host('loading');
    whenIdle(act);
    vi.advanceTimersByTime(1900);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    ['immediately', 0],
    ['while an island is loading', 3 * IDLE],
  ])('RT-18 whenIdle does nothing when its wait is ended %s', (_when, after) => {
    const act = vi.fn();
    host('loading');
    const end = whenIdle(act);
    vi.advanceTimersByTime(after);
    end();
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

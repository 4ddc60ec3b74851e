import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { guard } from '../../site/attempt.ts';
import { pageSlot } from '../../site/page-slot.ts';
import { useStable } from './effects.ts';

type Tick = (now: number) => void;

interface Seconds {
  /** Skips the ticks before a time, in ms since 1970. */
  rest(until: number): void;
  end(): void;
}

/**
 * Calls `tick` with the time, in ms since 1970, after mounting, when `key` changes, and every second (see `everySecond`). State
 * changes in `tick` are rendered before the next tick runs. Returns `rest(until)`, which skips the ticks before a time, in ms
 * since 1970; 0 skips no ticks. While all components rest, the page's timer sleeps until the first rest ends.
 */
export function useEverySecond(tick: (now: number) => unknown, key?: unknown): (until: number) => void {
  const run = useStable(tick);
  const seconds = useRef<Seconds>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key ticks immediately
  useLayoutEffect(() => {
    seconds.current = everySecond((now) => flushSync(() => run(now)));
    run(Date.now());
    return seconds.current.end;
  }, [run, key]);
  return (until) => seconds.current?.rest(until);
}

/**
 * Calls `tick` with the current time at the start of every second until `end()`, except during a `rest`. One timer serves the
 * whole page, across all copies of the script (CD-3). The timer stops while the page is hidden; when the page is shown again, or
 * restored from the back/forward cache, all ticks run immediately. `tick` must compute from the given time instead of counting
 * calls, so that it stays correct after the device has slept or its clock has changed. An error in one tick is reported and does
 * not stop the others.
 */
export const everySecond = (tick: Tick): Seconds => pageSlot('seconds', createSeconds)(tick);

/** Time between two ticks, in ms (§9). */
const TICK = 1000;

function createSeconds(): (tick: Tick) => Seconds {
  /** For each tick, the time when its rest ends, in ms since 1970. */
  const ticks = new Map<Tick, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let armedAt = 0;
  let listening: AbortController | undefined;

  const arm = () => {
    clearTimeout(timer);
    armedAt = Date.now();
    const next = Math.max(Math.min(...ticks.values()) - armedAt, TICK - (armedAt % TICK));
    if (next < Infinity && !document.hidden) timer = setTimeout(run, next);
  };
  const run = (back?: Event) => {
    const now = Date.now();
    // Rests are ignored after the page was hidden or frozen, and when the clock was set back.
    const isWoken = back ?? now < armedAt;
    for (const [tick, until] of document.hidden ? [] : ticks)
      if (isWoken || until <= now) guard(() => tick(now), 'page', 'ticking');
    arm();
  };

  return (tick) => {
    ticks.set(tick, 0);
    if (!listening) {
      listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('visibilitychange', run, { signal });
      document.addEventListener('resume', run, { signal });
      window.addEventListener('pageshow', run, { signal });
    }
    arm();
    return {
      rest(until) {
        if (ticks.has(tick)) ticks.set(tick, until);
        arm();
      },
      end() {
        ticks.delete(tick);
        arm();
        if (ticks.size > 0) return;
        listening?.abort();
        listening = undefined;
      },
    };
  };
}

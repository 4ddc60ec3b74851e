import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { guard } from '../../site/attempt.ts';
import { pageSlot } from '../../site/page-slot.ts';
import { useStable } from './effects.ts';

type Tick = (now: number) => void;

interface Seconds {
  /** Leaves out the ticks before a time, in ms since 1970. */
  rest(until: number): void;
  end(): void;
}

/**
 * Calls `tick` with the time, in ms since 1970, after mounting, when `key` becomes another one, and as `everySecond` does. What
 * it changes is drawn when its turn ends. Returns `rest(until)`: one that has nothing to do before a time is not called until then,
 * and a page on which all rest has no timer in between; 0 is the next second.
 */
export function useEverySecond(tick: (now: number) => unknown, key?: unknown): (until: number) => void {
  const run = useStable(tick);
  const seconds = useRef<Seconds>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key it ticks at once
  useLayoutEffect(() => {
    seconds.current = everySecond((now) => flushSync(() => run(now)));
    run(Date.now());
    return seconds.current.end;
  }, [run, key]);
  return (until) => seconds.current?.rest(until);
}

/**
 * Calls `tick` with the time at the beginning of every second in which it does not rest, until it is ended. One timer serves the
 * whole page, whichever copy of the script asks (CD-3). There is none while the page is hidden; a page that is shown again,
 * or that was kept aside by the browser, is called at once. `tick` computes from the time it is given and never counts its
 * calls: then a sleep of an hour and a changed clock are right at the next one. An error of one is reported and harms no
 * other.
 */
export const everySecond = (tick: Tick): Seconds => pageSlot('seconds', createSeconds)(tick);

/** Time between two ticks, in ms (§9). */
const TICK = 1000;

function createSeconds(): (tick: Tick) => Seconds {
  /** With the time until which each rests. */
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
    // After a pause, or when the clock was set back, nobody rests.
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

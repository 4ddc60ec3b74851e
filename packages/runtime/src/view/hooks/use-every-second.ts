import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { guard } from '../../islands/guard.ts';
import { pageSlot } from '../../site/page-slot.ts';
import { useStable } from './use-stable.ts';

type Tick = (now: number) => void;

/**
 * Calls `tick` with the time, in ms since 1970, after mounting, when `key` becomes another one, and as `everySecond` does. What
 * it changes is drawn when its turn ends.
 */
export function useEverySecond(tick: (now: number) => unknown, key?: unknown): void {
  const run = useStable(tick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key it ticks at once
  useLayoutEffect(() => {
    run(Date.now());
    return everySecond((now) => flushSync(() => run(now)));
  }, [run, key]);
}

/**
 * Calls `tick` with the time at the beginning of every second, until what this returns is called. One timer serves the
 * whole page, whichever copy of the script asks (CD-3). There is none while the page is hidden; a page that is shown again,
 * or that was kept aside by the browser, is called at once. `tick` computes from the time it is given and never counts its
 * calls: then a sleep of an hour and a changed clock are right at the next one. An error of one is reported and harms no
 * other.
 */
export const everySecond = (tick: Tick): (() => void) => pageSlot('seconds', createSeconds)(tick);

function createSeconds(): (tick: Tick) => () => void {
  const ticks = new Set<Tick>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening: AbortController | undefined;

  const arm = () => {
    clearTimeout(timer);
    if (ticks.size > 0 && !document.hidden) timer = setTimeout(run, 1000 - (Date.now() % 1000));
  };
  const run = () => {
    const now = Date.now();
    // An earlier one of this second may have taken it away.
    for (const tick of document.hidden ? [] : [...ticks])
      if (ticks.has(tick)) guard(() => tick(now), 'page', 'ticking');
    arm();
  };

  return (tick) => {
    ticks.add(tick);
    if (!listening) {
      listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('visibilitychange', run, { signal });
      document.addEventListener('resume', run, { signal });
      window.addEventListener('pageshow', run, { signal });
      arm();
    }
    return () => {
      ticks.delete(tick);
      if (ticks.size > 0) return;
      clearTimeout(timer);
      listening?.abort();
      listening = undefined;
    };
  };
}

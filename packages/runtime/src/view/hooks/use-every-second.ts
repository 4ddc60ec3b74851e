import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { report } from '../../islands/report.ts';
import { pageSlot } from '../../site/page-slot.ts';
import { useStable } from './use-stable.ts';

type Run = (now: number) => void;

/**
 * Calls `look` with the time, in ms since 1970, after mounting, when `key` becomes another one, and as `everySecond` does. What it
 * changes is drawn when its turn ends.
 */
export function useEverySecond(look: (now: number) => unknown, key?: unknown): void {
  const run = useStable(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key it looks at once
  useLayoutEffect(() => {
    const controller = new AbortController();
    run(Date.now());
    everySecond((now) => flushSync(() => run(now)), controller.signal);
    return () => controller.abort();
  }, [run, key]);
}

/**
 * Calls `run` with the time, in ms since 1970, at the beginning of every second until `signal` aborts. One timer serves the
 * whole page, whichever copy of the script asks (CD-3). There is none while the page is hidden; a page that is shown again,
 * or that was kept aside by the browser, is called at once. `run` computes from the time it is given and never counts its
 * calls: then a sleep of an hour and a changed clock are right at the next one. An error of one `run` is
 * reported and harms no other.
 */
export function everySecond(run: Run, signal: AbortSignal): void {
  if (signal.aborted) return;
  const end = pageSlot('seconds', createSeconds)(run);
  signal.addEventListener('abort', end, { once: true });
}

/** Adds a listener and returns what takes it away again. */
function createSeconds(): (run: Run) => () => void {
  const runs = new Set<Run>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening: AbortController | undefined;

  const arm = () => {
    clearTimeout(timer);
    if (runs.size > 0 && !document.hidden) timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  const tick = () => {
    const now = Date.now();
    for (const run of [...runs]) {
      if (!runs.has(run)) continue; // an earlier one of this second took it away
      try {
        run(now);
      } catch (error) {
        report(error, 'page', 'ticking');
      }
    }
    arm();
  };
  const follow = () => (document.hidden ? clearTimeout(timer) : tick());

  return (listener) => {
    // A function of its own for each call: the same one given twice is two listeners.
    const run: Run = (now) => listener(now);
    runs.add(run);
    if (!listening) {
      listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('visibilitychange', follow, { signal });
      document.addEventListener('resume', follow, { signal });
      window.addEventListener('pageshow', follow, { signal });
      arm();
    }
    return () => {
      runs.delete(run);
      if (runs.size > 0) return;
      clearTimeout(timer);
      listening?.abort();
      listening = undefined;
    };
  };
}

import { announce, useBusy, useIsland, useListener } from '@iyim/runtime/widget';
import { useReducer, useState } from 'react';
import { type FilterPlace, filterLoop, filtersOf } from '../../shared/loop/filter-loop.ts';
import { useLoopHistory } from '../../shared/loop/history.ts';
import type { TermFilter } from '../../shared/loop/loop-url.ts';

export interface LoopFilter {
  /** The terms that are chosen, or on their way. */
  readonly active: readonly string[];
  readonly isBusy: boolean;
  filter(filter: TermFilter): void;
  /** Asks again for what failed; null when nothing did. */
  readonly retry: (() => void) | null;
}

/** One bar's filter of a loop of the page (TF-1, TF-2). */
export function useLoopFilter(place: FilterPlace): LoopFilter {
  const { report, text } = useIsland();
  const [isBusy, run] = useBusy();
  const [failed, setFailed] = useState<TermFilter | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useLoopHistory(place.loop);
  const renew = () => {
    setFailed(null);
    redraw();
  };
  // Another bar of the loop, or a step through history, changes what is active and where links lead.
  useListener(document, 'iyim:loop-filtered', redraw);
  useListener(document, 'iyim:loop-changed', renew);
  useListener(window, 'popstate', renew);

  const ask = (filter: TermFilter) =>
    run(async (signal) => {
      try {
        const outcome = await filterLoop(place, filter, signal);
        if (outcome.kind === 'unchanged') throw new Error('the server gave no new items for the loop');
        setFailed(null);
        if (outcome.kind !== 'shown') return;
        announce(outcome.count === 0 ? text('none') : text('found', { count: outcome.count }));
      } catch (error) {
        if (signal.aborted) return;
        report(error, 'filtering the loop');
        setFailed(filter);
      }
    });

  return {
    active: filtersOf(place.loop).get(place.taxonomy)?.terms ?? [],
    isBusy,
    filter(filter) {
      setFailed(null);
      ask(filter);
    },
    retry: failed && (() => ask(failed)),
  };
}

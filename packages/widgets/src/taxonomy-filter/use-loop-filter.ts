import { announce, useIsland, useListener, useRequest } from '@iyim/runtime/widget';
import { useReducer } from 'react';
import { type FilterPlace, filterLoop, filtersOf } from '../../shared/loop/filter-loop.ts';
import { useLoopHistory } from '../../shared/loop/history.ts';
import type { TermFilter, TermJoin } from '../../shared/loop/loop-url.ts';
import { ALL, type FilterBar } from './read.ts';
import type { TaxonomyFilterSettings } from './settings.ts';

/** Filters a loop of the page by the terms of one bar (TF-1, TF-2). */
export function useLoopFilter(place: FilterPlace) {
  const { text } = useIsland();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { isBusy, ask, retry, forget } = useRequest({
    what: 'filtering the loop',
    async send(signal: AbortSignal, filter: TermFilter) {
      const outcome = await filterLoop(place, filter, signal);
      if (outcome.kind === 'unchanged') throw new Error('the server returned no new items for the loop');
      return outcome;
    },
    onDone(outcome) {
      if (outcome.kind !== 'shown') return;
      announce(outcome.count === 0 ? text('none') : text('found', { count: outcome.count }));
    },
  });

  useLoopHistory(place.loop, place.bar);
  const renew = () => {
    forget();
    redraw();
  };
  // Renders again when another bar of the loop, or a step in the history, changes the active terms and the links' addresses.
  useListener(document, 'iyim:loop-filtered', redraw);
  useListener(document, 'iyim:loop-changed', renew);
  useListener(window, 'popstate', renew);

  return {
    /** Terms that are active or loading. */
    active: filtersOf(place.loop).get(place.taxonomy)?.terms ?? [],
    isBusy,
    filter: ask,
    retry,
  };
}

/** Returns the loop and taxonomy that the bar filters. Throws if the settings name no loop or no taxonomy. */
export function placeOf(
  { bar, baseUrl, pageNumber }: FilterBar,
  { loop, taxonomy }: TaxonomyFilterSettings,
): FilterPlace {
  if (loop === '') throw new Error('setting "selected_element": expected the id of a loop, found none');
  if (taxonomy === '') throw new Error('setting "taxonomy": expected the name of a taxonomy, found none');
  return { loop, bar, taxonomy, baseUrl, pageNumber };
}

/**
 * Returns the terms after a click on an item (TF-1). An active term is removed. Another term replaces the active term, or is added
 * if several can be chosen. "All" removes the filter. Returns null for "All" if no filter is active.
 */
export function choose(active: readonly string[], term: string, join: TermJoin): TermFilter | null {
  if (term === ALL) return active.length === 0 ? null : { terms: [], join };
  if (active.includes(term)) {
    return { terms: join === 'DISABLED' ? [] : active.filter((other) => other !== term), join };
  }
  return { terms: join === 'DISABLED' ? [term] : [...active, term], join };
}

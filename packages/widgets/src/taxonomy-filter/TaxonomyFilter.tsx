import { announce, isPlainClick, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { filterLoop, filtersOf } from '../../shared/loop/filter-loop.ts';
import { followLoop } from '../../shared/loop/history.ts';
import type { TermFilter } from '../../shared/loop/loop-url.ts';
import { Trouble } from '../../shared/ui/Trouble.tsx';
import { choose } from './choose.ts';
import { placeOf } from './place.ts';
import { type FilterBar, itemOf } from './read.ts';
import type { TaxonomyFilterSettings } from './settings.ts';
import { showActive } from './show-active.ts';

/** Narrows a loop of the page to the terms the visitor chooses. */
export function TaxonomyFilter({
  island,
  settings,
  input,
}: ViewProps<TaxonomyFilterSettings, FilterBar>): ReactNode {
  const [retry, setRetry] = useState<{ again: () => void } | null>(null);
  const [slot] = useState(() => {
    const element = island.changes.slot(island.host, 'last');
    element.setAttribute('role', 'alert');
    return element;
  });

  useEffect(() => {
    const { bar, items } = input;
    const place = placeOf(input, settings);
    const { changes } = island;
    const controller = new AbortController();
    const { signal } = controller;
    island.signal.addEventListener('abort', () => controller.abort(), { signal });

    const active = () => filtersOf(place.loop).get(place.taxonomy)?.terms ?? [];
    const show = () => showActive(island, { items, place, join: settings.join }, active());
    let loads = 0;

    const apply = async (filter: TermFilter) => {
      const load = ++loads;
      setRetry(null);
      changes.attribute(bar, 'aria-busy', 'true');
      try {
        const pending = filterLoop(place, filter, signal);
        show();
        const outcome = await pending;
        if (outcome.kind === 'shown') announce(foundText(outcome.count));
        if (outcome.kind === 'unchanged')
          fail(filter, new Error('the server gave no new items for the loop'));
      } catch (error) {
        if (!signal.aborted) fail(filter, error);
      } finally {
        if (load === loads && !signal.aborted) {
          changes.attribute(bar, 'aria-busy', null);
          show();
        }
      }
    };
    const fail = (filter: TermFilter, error: unknown) => {
      island.report(error, 'filtering the loop');
      setRetry({ again: () => void apply(filter) });
    };
    const foundText = (count: number) =>
      count === 0 ? island.text('none') : island.text('found', { count });

    const renew = () => {
      setRetry(null);
      show();
    };

    const click = island.handler((event: MouseEvent) => {
      const item = itemOf(input, event.target);
      if (!item || !isPlainClick(event)) return;
      event.preventDefault();
      const filter = choose(active(), item.term, settings.join);
      if (filter) void apply(filter);
    });

    bar.addEventListener('click', click, { signal });
    // Another bar of the loop, or a step through history, changes what is active and where links lead.
    document.addEventListener('iyim:loop-filtered', show, { signal });
    document.addEventListener('iyim:loop-changed', renew, { signal });
    window.addEventListener('popstate', renew, { signal });
    followLoop(place.loop, signal);
    show();
    return () => {
      controller.abort();
      changes.attribute(bar, 'aria-busy', null);
      setRetry(null);
    };
  }, [island, input, settings]);

  return createPortal(retry && <Trouble island={island} retry={retry.again} />, slot);
}

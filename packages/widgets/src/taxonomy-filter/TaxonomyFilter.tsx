import { isPlainClick } from '@iyim/runtime/page';
import { defineWidget, Enhance, Slot, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { filteredUrl } from '../../shared/loop/filter-loop.ts';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { ALL, type FilterBar, type FilterItem, readFilterBar } from './read.ts';
import { settings, type TaxonomyFilterSettings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { choose, placeOf, useLoopFilter } from './use-loop-filter.ts';

/** Filters a loop on the page by the terms that the visitor chooses. */
export function TaxonomyFilter({ settings, input }: ViewProps<TaxonomyFilterSettings, FilterBar>): ReactNode {
  const { host } = useIsland();
  const { bar, items } = input;
  const { join, offersRetry } = settings;
  const place = useMemo(() => placeOf(input, settings), [input, settings]);
  const { active, isBusy, filter, retry } = useLoopFilter(place);

  const bindingsOf = ({ term, isLink }: FilterItem) => {
    const isActive = term === ALL ? active.length === 0 : active.includes(term);
    if (!isLink) return { 'aria-pressed': isActive };
    // The link's address is that of the filtered page, so that the link can be opened in a new tab and copied.
    const { href } = filteredUrl(place, choose(active, term, join) ?? { terms: [], join });
    return { 'aria-current': isActive ? 'true' : null, href };
  };
  const click = (event: MouseEvent, { term }: FilterItem) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const chosen = choose(active, term, join);
    if (chosen) filter(chosen);
  };

  return (
    <>
      <Enhance of={bar} aria-busy={isBusy || undefined} />
      {items.map((item) => (
        <Enhance
          key={item.key}
          of={item.element}
          {...bindingsOf(item)}
          onClick={(event) => click(event, item)}
        />
      ))}
      {offersRetry && retry && (
        <Slot of={host}>
          <RetryNotice retry={retry} isBusy={isBusy} />
        </Slot>
      )}
    </>
  );
}

export default defineWidget({
  name: 'taxonomy-filter',
  settings,
  read: readFilterBar,
  View: TaxonomyFilter,
  messages: texts,
});

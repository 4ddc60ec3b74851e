import type { Island } from '@iyim/runtime/widget';
import { type FilterPlace, filteredUrl } from '../../shared/loop/filter-loop.ts';
import type { TermFilter } from '../../shared/loop/loop-url.ts';
import { choose } from './choose.ts';
import { ALL, type FilterBar } from './read.ts';

/**
 * Marks the active items: pressed buttons, current links. Links lead to what a click on them chooses, so that they can be
 * opened in a new tab and copied.
 */
export function showActive(
  { changes }: Island,
  { items, place, join }: Pick<FilterBar, 'items'> & { place: FilterPlace; join: TermFilter['join'] },
  active: readonly string[],
): void {
  for (const { element, term } of items) {
    const isActive = term === ALL ? active.length === 0 : active.includes(term);
    if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) {
      changes.attribute(element, 'aria-pressed', String(isActive));
      continue;
    }
    changes.attribute(element, 'aria-current', isActive ? 'true' : null);
    const next = choose(active, term, join) ?? { terms: [], join };
    changes.attribute(element, 'href', filteredUrl(place, next).href);
  }
}

import type { FilterPlace } from '../../shared/loop/filter-loop.ts';
import type { FilterBar } from './read.ts';
import type { TaxonomyFilterSettings } from './settings.ts';

/** What the bar filters. Throws where the settings name no loop or no taxonomy. */
export function placeOf(
  { baseUrl, pageNumber }: FilterBar,
  { loop, taxonomy }: TaxonomyFilterSettings,
): FilterPlace {
  if (loop === '') throw new Error('setting "selected_element": expected the id of a loop, found none');
  if (taxonomy === '') throw new Error('setting "taxonomy": expected the name of a taxonomy, found none');
  return { loop, taxonomy, baseUrl, pageNumber };
}

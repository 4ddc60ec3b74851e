import { goTo, pageSlot } from '@iyim/runtime/page';
import { attempt, isAbort, site, siteConfig } from '@iyim/runtime/widget';
import { showHere, showOther } from './history.ts';
import { loopConfig, refreshLoop } from './loop-request.ts';
import { filterUrl, type LoopFilters, readFilters, type TermFilter } from './loop-url.ts';
import { documentIdOf, itemsOf, nearestLoop } from './read-loop.ts';

/** One filter bar's part in what a loop shows. */
export interface FilterPlace {
  /** Id of the loop: the nearest one to the bar is narrowed. */
  readonly loop: string;
  readonly bar: HTMLElement;
  readonly taxonomy: string;
  /** The bar's own address and page number; see `filterUrl`. */
  readonly baseUrl?: URL | undefined;
  readonly pageNumber?: number;
}

/** `overtaken`: something else was asked of the loop meanwhile. `left`: the page goes to the filtered address. */
type FilterOutcome =
  | { readonly kind: 'shown'; readonly count: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'left' };

/** Filters that were asked for and have not come yet, by the loop's id: another bar builds on them. */
const wanted = () => pageSlot('loop-filters', () => new Map<string, LoopFilters>());

/** Filters of a loop: those on their way, else what the address says (TF-3). */
export function filtersOf(loop: string): LoopFilters {
  return wanted().get(loop) ?? readFilters(new URL(location.href)).get(loop) ?? new Map();
}

/** The filters of a loop with one taxonomy's changed. */
function withTerms({ loop, taxonomy }: FilterPlace, filter: TermFilter): LoopFilters {
  const changed = new Map(filtersOf(loop));
  if (filter.terms.length > 0) changed.set(taxonomy, filter);
  else changed.delete(taxonomy);
  return changed;
}

/** The address of this page with one bar's terms chosen: what a link in it leads to. */
export function filteredUrl(place: FilterPlace, filter: TermFilter): URL {
  return addressOf(place, withTerms(place, filter));
}

function addressOf({ loop, baseUrl, pageNumber = 1 }: FilterPlace, filters: LoopFilters): URL {
  const { generation } = loopConfig(siteConfig());
  return filterUrl(new URL(location.href), { loop, filters, generation, baseUrl, pageNumber });
}

/**
 * Narrows a loop (TF-1, LP-3): asks for its new content, shows it and writes the address into the history. What fails
 * changes nothing. Rejects when the request did not get through. A loop that is not on the page: goes to its address.
 */
export async function filterLoop(
  place: FilterPlace,
  filter: TermFilter,
  signal: AbortSignal,
): Promise<FilterOutcome> {
  const { loop: id } = place;
  const filters = withTerms(place, filter);
  const loop = nearestLoop(place.bar, id);
  const url = addressOf(place, filters);
  if (!loop) {
    goTo(url.href);
    return { kind: 'left' };
  }
  wanted().set(id, filters);
  let isLeftAsItWas = false;
  try {
    const documentId = documentIdOf(loop);
    const request = { widgetId: id, documentId, filters, baseUrl: url.href, model: editorModel(id) };
    const isShown = await showOther(
      { loop, id },
      signal,
      (loading) => refreshLoop(site(), request, loading),
      () => addressOf(place, filters),
    );
    isLeftAsItWas = !isShown;
    return isShown ? { kind: 'shown', count: itemsOf(loop).length } : { kind: 'unchanged' };
  } catch (error) {
    if (isAbort(error)) return { kind: 'overtaken' };
    isLeftAsItWas = true;
    throw error;
  } finally {
    if (wanted().get(id) === filters) wanted().delete(id);
    // What was loading may have been a step through history, whose place this took.
    if (isLeftAsItWas) void showHere({ loop, id }, signal);
    loop.dispatchEvent(new CustomEvent('iyim:loop-filtered', { bubbles: true, detail: { id } }));
  }
}

/** What is asked of the editor's page; all of it may be missing. */
interface Editor {
  readonly $e?: { readonly components?: { get?(name: 'document'): EditedDocument } };
}

interface EditedDocument {
  readonly utils?: {
    findContainerById?(id: string): {
      readonly model?: { toJSON?(options: { remove: readonly string[] }): unknown };
    } | null;
  };
}

/** A loop as the editor has it, which may not be saved yet; undefined outside the editor, and in a frame of another site. */
const editorModel = (id: string): unknown =>
  attempt(() => {
    const { $e } = (window.top ?? window) as Editor;
    const document = $e?.components?.get?.('document');
    const remove = ['default', 'editSettings', 'defaultEditSettings'];
    return document?.utils?.findContainerById?.(id)?.model?.toJSON?.({ remove });
  });

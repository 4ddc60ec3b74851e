import { goTo, pageSlot } from '@iyim/runtime/page';
import { attempt, isAbort, site, siteConfig } from '@iyim/runtime/widget';
import { showHere, showOther } from './history.ts';
import { loopConfig, refreshLoop } from './loop-request.ts';
import { filterUrl, type LoopFilters, readFilters, type TermFilter } from './loop-url.ts';
import { documentIdOf, itemsOf, nearestLoop } from './read-loop.ts';

/** A filter bar and the loop that it filters. */
export interface FilterPlace {
  /** Id of the loop. If several loops have this id, the bar filters the nearest one. */
  readonly loop: string;
  readonly bar: HTMLElement;
  readonly taxonomy: string;
  /** The bar's own address and page number; see `filterUrl`. */
  readonly baseUrl?: URL | undefined;
  readonly pageNumber?: number;
}

/** `overtaken`: another request for the loop replaced this one. `left`: the page navigates to the filtered address. */
type FilterOutcome =
  | { readonly kind: 'shown'; readonly count: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'left' };

/** Returns the filters that are still loading, by the loop's id. A change in another bar is added to them. */
const pendingFilters = () => pageSlot('loop-filters', () => new Map<string, LoopFilters>());

/** Returns the filters of a loop: the filters being loaded, otherwise the filters in the page's address (TF-3). */
export function filtersOf(loop: string): LoopFilters {
  return pendingFilters().get(loop) ?? readFilters(new URL(location.href)).get(loop) ?? new Map();
}

/** Returns the filters of a loop with the terms of one taxonomy changed. */
function withTerms({ loop, taxonomy }: FilterPlace, filter: TermFilter): LoopFilters {
  const changed = new Map(filtersOf(loop));
  if (filter.terms.length > 0) changed.set(taxonomy, filter);
  else changed.delete(taxonomy);
  return changed;
}

/** Returns this page's address with the given terms of one bar, for the bar's links. */
export function filteredUrl(place: FilterPlace, filter: TermFilter): URL {
  return addressOf(place, withTerms(place, filter));
}

function addressOf({ loop, baseUrl, pageNumber = 1 }: FilterPlace, filters: LoopFilters): URL {
  const { generation } = loopConfig(siteConfig());
  return filterUrl(new URL(location.href), { loop, filters, generation, baseUrl, pageNumber });
}

/**
 * Filters a loop (TF-1, LP-3): requests its new content, shows it and writes the address into the history. A failure changes
 * nothing. Rejects if the request did not reach the server. Navigates to the address if the loop is not on the page.
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
  pendingFilters().set(id, filters);
  let isUnchanged = false;
  try {
    const documentId = documentIdOf(loop);
    const request = { widgetId: id, documentId, filters, baseUrl: url.href, model: editorModel(id) };
    const isShown = await showOther(
      { loop, id },
      signal,
      (loading) => refreshLoop(site(), request, loading),
      () => addressOf(place, filters),
    );
    isUnchanged = !isShown;
    return isShown ? { kind: 'shown', count: itemsOf(loop).length } : { kind: 'unchanged' };
  } catch (error) {
    if (isAbort(error)) return { kind: 'overtaken' };
    isUnchanged = true;
    throw error;
  } finally {
    if (pendingFilters().get(id) === filters) pendingFilters().delete(id);
    // The replaced request may belong to a history navigation, whose page must still be shown.
    if (isUnchanged) void showHere({ loop, id }, signal);
    loop.dispatchEvent(new CustomEvent('iyim:loop-filtered', { bubbles: true, detail: { id } }));
  }
}

/** Parts of the editor's window that are used here. Any of them may be missing. */
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

/** Returns a loop's possibly unsaved model from the editor. Undefined outside the editor, and in a cross-origin frame. */
const editorModel = (id: string): unknown =>
  attempt(() => {
    const { $e } = (window.top ?? window) as Editor;
    const document = $e?.components?.get?.('document');
    const remove = ['default', 'editSettings', 'defaultEditSettings'];
    return document?.utils?.findContainerById?.(id)?.model?.toJSON?.({ remove });
  });

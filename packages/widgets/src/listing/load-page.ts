import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { askListing } from '../../shared/listing/ask-listing.ts';
import { itemsOf, type Listing, LOADING_CLASS, newItems } from './read.ts';

/** Items that came later; what is far from the viewport costs no layout. */
const ADDED_CLASS = 'iyim-listing-added';
const ITEM_HEIGHT = '--iyim-listing-item';

export interface LoadedPage {
  /** In the page already; empty when the server found nothing more. */
  readonly items: readonly HTMLElement[];
  /** How many items the list has now. */
  readonly shown: number;
}

/** Asks for one page of items and puts them after those that are there (LG-1, LG-3). The page number follows a success. */
export async function loadPage(
  { host, changes }: Island,
  listing: Listing & { readonly items: HTMLElement },
  page: number,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const { items: list, nav, queriedId, masonry, slider, navigation } = listing;
  let added: readonly HTMLElement[] = [];
  host.classList.add(LOADING_CLASS);
  try {
    const { raw } = await askListing({
      waiting: list,
      request: { handler: 'loadMore', ...nav, queriedId, page },
      insert: (content) => {
        added = newItems(content);
        if (added.length === 0) return list;
        // As high as those that were seen, until they come near the viewport and are laid out themselves.
        const height = itemsOf(list).at(-1)?.offsetHeight ?? 0;
        changes.style(list, ITEM_HEIGHT, height > 0 ? `${height}px` : null);
        if (!masonry && !slider) for (const item of added) item.classList.add(ADDED_CLASS);
        list.append(content);
        list.setAttribute('data-page', String(page));
        if (masonry) dispatchLegacy(list, 'jet-engine/listing/recalculate-masonry-listing');
        return list;
      },
      signal,
    });
    const args = {
      container: list,
      settings: navigation,
      masonry: masonry ? list : false,
      slider: slider ? slider.element : false,
    };
    dispatchLegacy(document, 'jet-engine/listing-grid/after-load-more', [args, raw]);
  } finally {
    host.classList.remove(LOADING_CLASS);
  }
  return { items: added, shown: itemsOf(list).length };
}

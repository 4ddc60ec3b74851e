import { dispatchLegacy } from '@iyim/runtime/widget';
import { dim } from '../../shared/listing/dim.ts';
import type { ListingAnswer } from '../../shared/listing/listing-request.ts';
import { askListing, showListing } from '../../shared/listing/load-listing.ts';
import { pageIn, replaceAddress, withPage } from '../../shared/paging/page-url.ts';
import type { PageSource, Progress } from '../../shared/paging/use-pages.ts';
import { itemsOf, type Listing, newItems } from './read.ts';

/** Class of added items. The browser does not lay them out while they are far from the viewport. */
const ADDED_CLASS = 'iyim-listing-added';
const ITEM_HEIGHT = '--iyim-listing-item';

/** Returns the page source of a listing (LG-1). Each request loads one page; the answer contains only its items, not the list. */
export function listingPages(listing: Listing, list: HTMLElement): PageSource<Progress, ListingAnswer> {
  const { isNotFound, key, masonry, more, nav, navigation, page: first, queriedId, slider } = listing;
  const parameter = `iyim-page-${key}`;
  const requestFor = (page: number) => ({ handler: 'loadMore', ...nav, queriedId, page }) as const;
  let page = first;
  let pages = isNotFound ? first : listing.pages || Number.POSITIVE_INFINITY;

  /** Appends items to the list. */
  const append = (content: DocumentFragment, added: readonly HTMLElement[]) => {
    if (!masonry && !slider) {
      // Reserve the height of the last existing item for each added item until the browser lays it out.
      const height = itemsOf(list).at(-1)?.offsetHeight ?? 0;
      for (const item of added) {
        item.classList.add(ADDED_CLASS);
        if (height > 0) item.style.setProperty(ITEM_HEIGHT, `${height}px`);
      }
    }
    list.append(content);
    list.setAttribute('data-page', String(page)); // for page scripts; the original sets it as well
    if (masonry) dispatchLegacy(list, 'jet-engine/listing/recalculate-masonry-listing');
  };

  return {
    key,
    element: list,
    showBusy: dim,
    ahead: more?.offset ?? '0px',
    items: () => itemsOf(list),
    progress: () => ({ first: 1, page, pages }),
    load: (requested, signal) => askListing(requestFor(requested), signal),
    insert(answer, requested) {
      let added: readonly HTMLElement[] = [];
      showListing(answer, requestFor(requested), (content) => {
        added = newItems(content);
        if (added.length > 0) page = requested;
        else pages = page;
        if (added.length > 0) append(content, added);
        return list;
      });
      const args = {
        container: list,
        settings: navigation,
        masonry: masonry ? list : false,
        slider: slider ? slider.element : false,
      };
      dispatchLegacy(document, 'jet-engine/listing-grid/after-load-more', [args, answer.raw]);
      return added;
    },
    pageIn: (url) => pageIn(url, parameter),
    // The server-rendered page needs no parameter.
    writePage: (shown) =>
      replaceAddress(withPage(new URL(location.href), parameter, shown === first ? 1 : shown)),
    describe: (text, count, shown) => text('added', { count, shown }),
  };
}

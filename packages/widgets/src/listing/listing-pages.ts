import { dispatchLegacy } from '@iyim/runtime/widget';
import { dim } from '../../shared/listing/dim.ts';
import type { ListingAnswer } from '../../shared/listing/listing-request.ts';
import { askListing, showListing } from '../../shared/listing/load-listing.ts';
import { pageIn, replaceAddress, withPage } from '../../shared/paging/page-url.ts';
import type { PageSource, Progress } from '../../shared/paging/use-pages.ts';
import { itemsOf, type Listing, newItems } from './read.ts';

/** Items that came later; what is far from the viewport costs no layout. */
const ADDED_CLASS = 'iyim-listing-added';
const ITEM_HEIGHT = '--iyim-listing-item';

/** The pages of a listing (LG-1): bare items, asked for one page at a time. */
export function listingPages(listing: Listing, list: HTMLElement): PageSource<Progress, ListingAnswer> {
  const { isNotFound, key, masonry, more, nav, navigation, page: first, queriedId, slider } = listing;
  const parameter = `iyim-page-${key}`;
  const requestFor = (page: number) => ({ handler: 'loadMore', ...nav, queriedId, page }) as const;
  let page = first;
  let pages = isNotFound ? first : listing.pages || Number.POSITIVE_INFINITY;

  /** Puts items after those that are there. */
  const append = (content: DocumentFragment, added: readonly HTMLElement[]) => {
    if (!masonry && !slider) {
      // As high as those that were seen, until they come near the viewport and are laid out themselves.
      const height = itemsOf(list).at(-1)?.offsetHeight ?? 0;
      for (const item of added) {
        item.classList.add(ADDED_CLASS);
        if (height > 0) item.style.setProperty(ITEM_HEIGHT, `${height}px`);
      }
    }
    list.append(content);
    list.setAttribute('data-page', String(page)); // the page's own scripts read it, as of the original
    if (masonry) dispatchLegacy(list, 'jet-engine/listing/recalculate-masonry-listing');
  };

  return {
    key,
    element: list,
    look: dim,
    ahead: more?.offset ?? '0px',
    items: () => itemsOf(list),
    progress: () => ({ first: 1, page, pages }),
    load: (wanted, signal) => askListing(requestFor(wanted), signal),
    insert(answer, wanted) {
      let added: readonly HTMLElement[] = [];
      showListing(answer, requestFor(wanted), (content) => {
        added = newItems(content);
        if (added.length > 0) page = wanted;
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
    // The page that the server sends needs no name.
    writePage: (shown) =>
      replaceAddress(withPage(new URL(location.href), parameter, shown === first ? 1 : shown)),
    describe: (text, count, shown) => text('added', { count, shown }),
  };
}

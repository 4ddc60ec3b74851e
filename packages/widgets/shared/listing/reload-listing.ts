import { focusPlace, linkedController, pageSlot, renewElement, replaceContent } from '@iyim/runtime/page';
import { isAbort, siteConfig } from '@iyim/runtime/widget';
import { loadListing } from './load-listing.ts';
import { addressOf, contentOf, findGrid, findItems, LAZY_CLASS, navOf } from './read-listing.ts';
import { pagePost } from './request.ts';

const reloading = (): WeakMap<Element, AbortController> => pageSlot('reloading', () => new WeakMap());

/**
 * Requests a listing again and shows it in place of the old one (DS-7). `container` is the element that contains the grid, or the
 * grid itself; `query` overrides the query that the server wrote there. The grid's element and its island are kept. A newer
 * reload of the same listing aborts this one, which then resolves. Rejects if the request fails, after restoring the old items.
 */
export async function reloadListing(
  container: Element,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<void> {
  const content = contentOf(container);
  const items = findItems(content);
  const nav = navOf(items);
  const { elementId, listingType, widgetSettings } = addressOf(container);
  reloading().get(content)?.abort();
  const newer = linkedController(signal);
  reloading().set(content, newer);
  try {
    await loadListing(
      items ?? (content as HTMLElement),
      {
        handler: 'getListing',
        query: { ...nav.query, ...query },
        widgetSettings: { ...widgetSettings, ...nav.widgetSettings },
        postId: pagePost(siteConfig()),
        elementId,
        listingType,
      },
      (answer) => replaceListing(content, answer),
      newer.signal,
    );
  } catch (error) {
    if (isAbort(error) && newer.signal.aborted && !signal?.aborted) return; // a newer reload has started
    throw error;
  } finally {
    newer.abort(); // removes the listener from the caller's signal
    if (reloading().get(content) === newer) reloading().delete(content);
  }
}

/**
 * Shows the grid of an answer in `content` and returns it. If `content` already has a grid, its element is kept, and
 * `iyim:listing-replaced` is fired on it, so that its island starts again.
 */
export function replaceListing(content: Element, answer: DocumentFragment): Element {
  const grid = findGrid(content);
  const fresh = findGrid(answer.firstElementChild ?? content);
  if (!grid || !fresh || fresh === grid) {
    replaceContent(content, [answer]);
    return findGrid(content) ?? content;
  }
  const hadFocus = grid.contains(grid.ownerDocument.activeElement);
  renewElement(grid, fresh, [LAZY_CLASS, 'data-lazy-load']);
  // The focused element was removed with the old content.
  if (hadFocus && !grid.contains(grid.ownerDocument.activeElement)) focusPlace(grid);
  grid.dispatchEvent(new CustomEvent('iyim:listing-replaced', { bubbles: true }));
  return grid;
}

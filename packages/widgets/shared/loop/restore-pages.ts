import { pageSlot } from '@iyim/runtime/widget';
import { addItems } from './content.ts';
import { fetchLoop } from './fetch-loop.ts';
import { pageUrl, readPage } from './loop-url.ts';
import { gridOf, itemsOf, loadMoreAnchor } from './read-loop.ts';

/** First page that a grid shows, where pages were added to it: what the server rendered is one page. */
const firstPages = () => pageSlot('loop-first-pages', () => new WeakMap<Element, number>());

export function markFirstPage(loop: HTMLElement, page: number): void {
  const grid = gridOf(loop);
  if (grid && !firstPages().has(grid)) firstPages().set(grid, page);
}

/**
 * What makes a listing that was opened with a page number in its address show all pages up to that one, as it did when the
 * address was written; undefined when it does already. A server that renders that page alone gets the ones before put
 * before it, and what the visitor sees stays in place; one that does not know the number is asked page after page.
 */
export function restorePages(
  loop: HTMLElement,
  id: string,
  addPage: (signal: AbortSignal) => Promise<unknown>,
): ((signal: AbortSignal) => Promise<void>) | undefined {
  const anchor = loadMoreAnchor(loop);
  const grid = gridOf(loop);
  // A server renders a page beyond the last too, without items.
  if (!anchor || !grid || anchor.page > anchor.maxPage) return undefined;
  const last = Math.min(readPage(new URL(location.href), id), anchor.maxPage);
  if (last < 2) return undefined;
  const first = firstPages().get(grid) ?? anchor.page;
  if (anchor.page >= last && first < 2) return undefined;
  return async (signal) => {
    if (anchor.page < last) {
      for (let page = anchor.page; page < last; page += 1) await addPage(signal);
      return;
    }
    for (let page = first - 1; page >= 1; page -= 1) {
      const fresh = await fetchLoop({ loop, id }, pageUrl(new URL(location.href), id, page), signal);
      keepInPlace(itemsOf(loop)[0], () => addItems(loop, fresh, 'before'));
      firstPages().set(grid, page);
    }
  };
}

/** Does something above an element without moving what a visitor who has scrolled sees. */
function keepInPlace(element: HTMLElement | undefined, work: () => void): void {
  if (!element || window.scrollY === 0) {
    work();
    return;
  }
  const { style } = element.ownerDocument.documentElement;
  const before = element.getBoundingClientRect().top;
  // The browser's own anchoring would move the page a second time.
  style.setProperty('overflow-anchor', 'none');
  work();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}

import { rememberFocus, replaceContent } from '@iyim/runtime/page';
import { parseHtml } from '@iyim/runtime/widget';
import type { BusyLook } from '../paging/load.ts';
import { noticeContent } from '../site/notice-content.ts';
import {
  contentOf,
  findElements,
  gridOf,
  isContainer,
  itemStyles,
  itemsOf,
  loadMoreAnchor,
  loadMoreButton,
} from './read-loop.ts';

/**
 * Puts new content into a loop's element, which stays, and with it its island and what that added. `fresh` is a loop's
 * element of a fetched page, or the HTML of a refresh: a container, what belongs into one, or ''. Islands in it are mounted
 * by the observer; its scripts do not run (PG-4). Fires `iyim:loop-changed` from the loop.
 */
export function replaceLoop(loop: HTMLElement, id: string, fresh: HTMLElement | string): void {
  const source = typeof fresh === 'string' ? contentOfAnswer(fresh, id) : contentOf(fresh);
  const target = contentOf(loop);
  const restoreFocus = rememberFocus(target);
  const nodes = [...source.childNodes].map((node) => loop.ownerDocument.importNode(node, true));
  replaceContent(target, nodes);
  restoreFocus(nodes.filter((node): node is HTMLElement => node instanceof HTMLElement));
  noticeContent(loop.ownerDocument);
  loop.dispatchEvent(new CustomEvent('iyim:loop-changed', { bubbles: true, detail: { id } }));
}

function contentOfAnswer(html: string, id: string): ParentNode & Node {
  const fragment = parseHtml(html.trim());
  const [element] = findElements(fragment, id);
  if (element) return contentOf(element);
  const first = fragment.firstElementChild;
  return first && isContainer(first) ? first : fragment;
}

/**
 * Takes the items of another page into a loop, after those it has or before them, and the styles that belong to them.
 * Rejects a page without items: the server promised some.
 */
export function addItems(loop: HTMLElement, fresh: HTMLElement, where: 'before' | 'after'): HTMLElement[] {
  const grid = gridOf(loop);
  const items = itemsOf(fresh).map((item) => loop.ownerDocument.importNode(item, true));
  if (!grid || items.length === 0) throw new Error('expected items in the page, found none');
  const known = new Set(itemStyles(loop).map(({ id }) => id));
  const inItems = new Set(itemsOf(fresh).flatMap((item) => [...item.querySelectorAll('style')]));
  const styles = itemStyles(fresh)
    .filter((style) => !known.has(style.id) && !inItems.has(style))
    .map((style) => loop.ownerDocument.importNode(style, true));
  const first = where === 'before' ? itemsOf(loop)[0] : undefined;
  const keepInPlace = rememberPlace(first);
  grid.before(...styles);
  if (first) first.before(...items);
  else grid.append(...items);
  noticeContent(loop.ownerDocument);
  keepInPlace();
  return items;
}

/** Remembers where an element is in the window. The returned function scrolls it there again, for a visitor who has scrolled. */
function rememberPlace(element: HTMLElement | undefined): () => void {
  if (!element || window.scrollY === 0) return () => {};
  const { style } = element.ownerDocument.documentElement;
  const before = element.getBoundingClientRect().top;
  // The browser's own anchoring would move the page a second time.
  style.setProperty('overflow-anchor', 'none');
  return () => {
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  };
}

/** Takes over from the new page how far the loop is, into its own markup as the original does; `page` is the last that is shown. */
export function setProgress(loop: HTMLElement, fresh: HTMLElement, page: number): void {
  const anchor = loadMoreAnchor(loop);
  if (!anchor) return;
  const next = loadMoreAnchor(fresh);
  const { element } = anchor;
  element.dataset.page = String(page);
  element.dataset.maxPage = String(next?.maxPage ?? page);
  element.dataset.nextPage = next?.nextPage ?? '';
  const [button, freshButton] = [loadMoreButton(loop), loadMoreButton(fresh)];
  const href = freshButton?.getAttribute('href');
  if (href && button?.hasAttribute('href')) button.setAttribute('href', href);
}

/** Shows on a loop that it loads, in the class by which themes do. */
export const marked =
  (className: string): BusyLook =>
  (loop) => {
    // By hand: a filter loads loops that are no islands, or another's.
    loop.classList.add(className);
    loop.setAttribute('aria-busy', 'true');
    return () => {
      loop.classList.remove(className);
      loop.removeAttribute('aria-busy');
    };
  };

import { rememberFocus, replaceContent } from '@iyim/runtime/page';
import { parseHtml } from '@iyim/runtime/widget';
import type { ShowBusy } from '../paging/load.ts';
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
 * Replaces the content of a loop's element. The element, its island and the island's additions are kept. `fresh` is a loop's
 * element from a fetched page, or the HTML of a refresh: a container, the content of one, or ''. The runtime's observer mounts
 * islands in the new content; its scripts do not run (PG-4). Fires `iyim:loop-changed` on the loop.
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
 * Adds the items of another page to a loop, after or before the existing ones, with their styles. Throws if the page has no
 * items, because the server announced that there are more.
 */
export function addItems(loop: HTMLElement, fresh: HTMLElement, where: 'before' | 'after'): HTMLElement[] {
  const grid = gridOf(loop);
  const items = itemsOf(fresh).map((item) => loop.ownerDocument.importNode(item, true));
  if (!grid || items.length === 0) throw new Error('expected items in the page, found none');
  const existing = new Set(itemStyles(loop).map(({ id }) => id));
  const inItems = new Set(itemsOf(fresh).flatMap((item) => [...item.querySelectorAll('style')]));
  const styles = itemStyles(fresh)
    .filter((style) => !existing.has(style.id) && !inItems.has(style))
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

/**
 * Remembers an element's position in the window. The returned function scrolls the element back to that position. It does nothing
 * if the page was at its top.
 */
function rememberPlace(element: HTMLElement | undefined): () => void {
  if (!element || window.scrollY === 0) return () => {};
  const { style } = element.ownerDocument.documentElement;
  const before = element.getBoundingClientRect().top;
  // The browser's scroll anchoring would move the page a second time.
  style.setProperty('overflow-anchor', 'none');
  return () => {
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  };
}

/** Copies the progress of the new page into the loop's own markup, as the original does; `page` is the last page shown. */
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

/** Returns a function that marks a loop as loading, with `aria-busy` and a class that themes expect. */
export const marked =
  (className: string): ShowBusy =>
  (loop) => {
    // Sets the attributes directly instead of binding them, because a filter also loads loops that are not islands, or that
    // belong to another island.
    loop.classList.add(className);
    loop.setAttribute('aria-busy', 'true');
    return () => {
      loop.classList.remove(className);
      loop.removeAttribute('aria-busy');
    };
  };

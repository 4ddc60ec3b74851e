import { loadItemLinks } from '@iyim/runtime/widget';
import { gridOf, itemStyles, itemsOf, loadMoreAnchor, loadMoreButton } from './read-loop.ts';

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
  grid.before(...styles);
  const first = itemsOf(loop)[0];
  if (where === 'before' && first) first.before(...items);
  else grid.append(...items);
  loadItemLinks(loop.ownerDocument);
  return items;
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

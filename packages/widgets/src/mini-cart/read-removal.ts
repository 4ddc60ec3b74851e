import { ITEM, REMOVE, textOf } from './read.ts';

/** A line that is about to be removed. */
export interface RemovedLine {
  readonly key: string;
  readonly name: string;
  readonly link: HTMLAnchorElement;
  readonly row: Element | null;
  /** The server's own way back; null when the link does not say. */
  readonly undoUrl: string | null;
}

/** The line whose remove link this is. */
export function readRemoval(link: HTMLAnchorElement): RemovedLine {
  const row = link.closest(`${ITEM}, .elementor-menu-cart__product`);
  return {
    key: link.dataset.cart_item_key ?? '',
    name: row ? readName(row) : '',
    link,
    row,
    undoUrl: readUndoUrl(link.href),
  };
}

function readName(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].filter((link) => !link.matches(REMOVE));
  const name = item.querySelector('.product-name') ?? links.find((link) => textOf(link) !== '');
  return textOf(name);
}

/** The address that undoes a removal is that of the removal itself, with the nonce of both, under another name. */
export function readUndoUrl(removeUrl: string): string | null {
  if (!URL.canParse(removeUrl)) return null;
  const url = new URL(removeUrl);
  const key = url.searchParams.get('remove_item');
  if (key === null) return null;
  url.searchParams.delete('remove_item');
  url.searchParams.set('undo_item', key);
  return url.href;
}

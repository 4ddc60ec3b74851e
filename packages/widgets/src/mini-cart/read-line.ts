import { readLineName } from '@iyim/runtime/shop';
import { parsePage } from '@iyim/runtime/widget';
import { AMOUNT, ITEM, QUANTITY, textOf } from './read.ts';

/** One of the server's lines, as it stands in the page. */
export interface Line {
  readonly key: string;
  readonly name: string;
  readonly link: HTMLAnchorElement;
  readonly row: HTMLElement | null;
  /** "2 × ₪50"; null where the line does not say it. */
  readonly quantity: HTMLElement | null;
  /** Of `quantity`, all but the price. */
  readonly quantityNodes: readonly ChildNode[];
  /** The server's own way back; null when the link does not say. */
  readonly undoUrl: string | null;
}

/** As the server sent them: not read again with our own controls in them. */
const known = new WeakMap<HTMLAnchorElement, Line>();

/** The line whose remove link this is. */
export function lineOf(link: HTMLAnchorElement): Line {
  const line = known.get(link) ?? readLine(link);
  known.set(link, line);
  return line;
}

function readLine(link: HTMLAnchorElement): Line {
  const row = link.closest<HTMLElement>(`${ITEM}, .elementor-menu-cart__product`);
  const quantity = row?.querySelector<HTMLElement>(QUANTITY) ?? null;
  const isPrice = (node: Node) =>
    node instanceof Element && (node.matches(AMOUNT) || node.querySelector(AMOUNT) !== null);
  return {
    key: link.dataset.cart_item_key ?? '',
    name: (row && readLineName(row)) || (link.getAttribute('aria-label') ?? ''),
    link,
    row,
    quantity,
    quantityNodes: [...(quantity?.childNodes ?? [])].filter((node) => !isPrice(node)),
    undoUrl: readUndoUrl(link.href),
  };
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

/** What a page of the shop says went wrong; empty when it says nothing. */
export const readProblem = (html: string): string =>
  textOf(parsePage(html).querySelector('.woocommerce-error, .is-error'));

import { LINE_MARKUP, readLineName } from '@iyim/runtime/shop';
import { parseHtml } from '@iyim/runtime/widget';
import { noticesOf } from '../../shared/cart/notices.ts';

/** One of the server's lines, as it stands in the page. */
export type Line = ReturnType<typeof readLine>;

/** As the server sent them: not read again with our own controls in them. */
const known = new WeakMap<HTMLAnchorElement, Line>();

/** The line whose remove link this is. */
export function lineOf(link: HTMLAnchorElement): Line {
  const line = known.get(link) ?? readLine(link);
  known.set(link, line);
  return line;
}

function readLine(link: HTMLAnchorElement) {
  const row = link.closest<HTMLElement>(LINE_MARKUP.line);
  const quantity = row?.querySelector<HTMLElement>(LINE_MARKUP.quantity) ?? null;
  const { price } = LINE_MARKUP;
  const isPrice = (node: Node) =>
    node instanceof Element && (node.matches(price) || node.querySelector(price) !== null);
  return {
    key: link.dataset.cart_item_key ?? '',
    name: (row && readLineName(row)) || (link.getAttribute('aria-label') ?? ''),
    link,
    row,
    /** "2 × ₪50"; null where the line does not say it. */
    quantity,
    /** Of `quantity`, all but the price. */
    quantityNodes: [...(quantity?.childNodes ?? [])].filter((node) => !isPrice(node)),
    /** The server's own way back; null when the link does not say. */
    undoUrl: readUndoUrl(link.href),
  } as const;
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

/**
 * What it takes to change a line: the cart page, and the nonce of its form, which is that of the links that remove. Null when the
 * server gave the line no address for removing it, or one without a nonce.
 */
export function quantityAccess(removeUrl: string): { url: string; nonce: string } | null {
  if (!URL.canParse(removeUrl, document.baseURI)) return null;
  const url = new URL(removeUrl, document.baseURI);
  const nonce = url.searchParams.get('_wpnonce');
  return nonce ? { url: url.origin + url.pathname, nonce } : null;
}

/** What a page of the shop says went wrong; empty when it says nothing. */
export const readProblem = (html: string): string =>
  (parseHtml(html).querySelector(noticesOf('error'))?.textContent ?? '').replace(/\s+/g, ' ').trim();

const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * The number in a price as a shop writes it: `1,250.00 ₪`, `1.250,00 €`, `₪20`. The last separator begins the decimals when
 * one or two digits follow; any other separates groups. Null where there is no number.
 */
export function amountIn(text: string) {
  const [written] = NUMBER.exec(text) ?? [];
  if (written === undefined) return null;
  const [fraction = '', mark = '', decimals = ''] = /([.,])(\d{1,2})$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - fraction.length);
  const group = /\D/.exec(whole)?.[0] ?? (mark === ',' ? '.' : ',');
  const units = 10 ** decimals.length;
  return {
    value: Number(`${whole.replace(/\D/g, '')}.${decimals || 0}`),
    /** The same text with another number in it, rounded up to the smallest unit that it shows. */
    write(value: number): string {
      // To a thousandth first: 0.1 + 0.2 must not be rounded up to 0.31.
      const rounded = Math.ceil(Math.round(value * units * 1000) / 1000) / units;
      const [digits = '', rest] = rounded.toFixed(decimals.length).split('.');
      const grouped = digits.replace(/\B(?=(\d{3})+$)/g, group);
      return text.replace(NUMBER, () => (rest ? grouped + mark + rest : grouped));
    },
  };
}

import { formatNumber, readGlobal, readNumbers } from '@iyim/runtime/page';
import { LINE_MARKUP, readLineName } from '@iyim/runtime/shop';
import { attempt, coerceText, own, parseHtml } from '@iyim/runtime/widget';
import { noticesOf } from '../../shared/cart/notice-names.ts';
import { readLimits } from '../../shared/cart/quantity.ts';

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
  const field = row?.querySelector<HTMLInputElement>(`${LINE_MARKUP.quantity} input`);
  const isPrice = (node: Node) =>
    node instanceof Element && (node.matches(price) || node.querySelector(price) !== null);
  return {
    key: link.dataset.cart_item_key ?? '',
    name: (row && readLineName(row)) || (link.getAttribute('aria-label') ?? ''),
    link,
    row,
    /** "2 × ₪50"; null where the line does not say it. */
    quantity,
    /** Limits of the theme's quantity field; without a field any quantity from 1. */
    limits: readLimits(field ?? { min: '', max: '', step: 'any', defaultValue: '' }),
    /** Of `quantity`, all but the price. */
    quantityNodes: [...(quantity?.childNodes ?? [])].filter((node) => !isPrice(node)),
    /** The server's own way back; null when the link does not say. */
    undoUrl: readUndoUrl(link.href),
  } as const;
}

/** The address that undoes a removal is that of the removal itself, with the nonce of both, under another name. */
export function readUndoUrl(removeUrl: string): string | null {
  const url = attempt(() => new URL(removeUrl));
  const key = url?.searchParams.get('remove_item');
  if (!url || key == null) return null;
  url.searchParams.delete('remove_item');
  url.searchParams.set('undo_item', key);
  return url.href;
}

/**
 * What it takes to change a line: the cart page, and the nonce of its form, which is that of the links that remove. Null when the
 * server gave the line no address for removing it, or one without a nonce.
 */
export function quantityAccess(removeUrl: string): { url: string; nonce: string } | null {
  const url = attempt(() => new URL(removeUrl, document.baseURI));
  const nonce = url?.searchParams.get('_wpnonce');
  return url && nonce ? { url: url.origin + url.pathname, nonce } : null;
}

/** What a page of the shop says went wrong; empty when it says nothing. */
export const readProblem = (html: string): string =>
  (parseHtml(html).querySelector(noticesOf('error'))?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Currencies with three decimals, by their symbols and codes. */
const THREE_DECIMALS = /د\.[باكلت]|ر\.ع|\b(BHD|JOD|KWD|LYD|OMR|TND|BD|JD|KD|DT)\b/i;

/** The decimal sign that the shop's own scripts write prices with; undefined on pages without them. */
export const shopMark = (): string | undefined =>
  coerceText(own(own(readGlobal('wcSettings'), 'currency'), 'decimalSeparator')) ||
  coerceText(own(readGlobal('woocommerce_price_slider_params'), 'currency_format_decimal_sep')) ||
  undefined;

/**
 * Reads the number of a price. One point or comma before three digits separates groups, unless the shop's `mark` or a currency of three
 * decimals makes it a decimal sign. Null for a price without a number, and for one that may be a thousandth of what it seems.
 */
export function amountIn(text: string, languageMark: string, mark = shopMark()) {
  const hasThousandths = THREE_DECIMALS.test(text);
  const [amount] = readNumbers(text, mark ?? (hasThousandths ? languageMark : ''));
  if (!amount || Number.isNaN(amount.value)) return null;
  const { value, decimals, isAmbiguous, before, after } = amount;
  if (isAmbiguous && hasThousandths && !mark && decimals === 0) return null;
  const usual = (decimals > 0 ? amount.mark : (mark ?? languageMark)) === ',' ? '.' : ',';
  const format = { ...amount, group: amount.group || usual };
  const units = 10 ** decimals;
  return {
    value,
    /** The same text with another number in it, rounded up to the smallest unit that it shows. */
    write(next: number): string {
      // To a thousandth first: 0.1 + 0.2 must not be rounded up to 0.31.
      const rounded = Math.ceil(Math.round(next * units * 1000) / 1000) / units;
      return before + formatNumber(rounded, format) + after;
    },
  };
}

import { formatNumber, readGlobal, readNumbers } from '@iyim/runtime/page';
import { LINE_MARKUP, readLineName } from '@iyim/runtime/shop';
import { attempt, coerceText, ownValue, parseHtml } from '@iyim/runtime/widget';
import { noticesOf } from '../../shared/cart/notice-names.ts';
import { readLimits } from '../../shared/cart/quantity.ts';

/** A line of the server-rendered cart list. */
export type Line = ReturnType<typeof readLine>;

/** Cache of lines by remove link. Each line is read only once, before the widget adds controls to it. */
const cache = new WeakMap<HTMLAnchorElement, Line>();

/** Returns the line of a remove link. */
export function lineOf(link: HTMLAnchorElement): Line {
  const line = cache.get(link) ?? readLine(link);
  cache.set(link, line);
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
    /** Element with "2 × ₪50"; null if the line has no such element. */
    quantity,
    /** Limits of the theme's quantity field; without a field, any quantity from 1 is allowed. */
    limits: readLimits(field ?? { min: '', max: '', step: 'any', defaultValue: '' }),
    /** The nodes of `quantity` except the price. */
    quantityNodes: [...(quantity?.childNodes ?? [])].filter((node) => !isPrice(node)),
    /** The server's address that undoes the removal; null if it cannot be derived from the link. */
    undoUrl: readUndoUrl(link.href),
  } as const;
}

/**
 * Returns the address that undoes a removal: the removal's address with another parameter name and the same nonce. Returns null
 * for an address that removes no line.
 */
export function readUndoUrl(removeUrl: string): string | null {
  const url = attempt(() => new URL(removeUrl));
  const key = url?.searchParams.get('remove_item');
  if (!url || key == null) return null;
  url.searchParams.delete('remove_item');
  url.searchParams.set('undo_item', key);
  return url.href;
}

/**
 * Returns the address of the cart page and the nonce of its form, which a request for a new quantity needs. The nonce is read from
 * the remove link, which contains the same one. Returns null if the remove address is invalid or contains no nonce.
 */
export function quantityAccess(removeUrl: string): { url: string; nonce: string } | null {
  const url = attempt(() => new URL(removeUrl, document.baseURI));
  const nonce = url?.searchParams.get('_wpnonce');
  return url && nonce ? { url: url.origin + url.pathname, nonce } : null;
}

/** Reads the error message from a page of the shop. Returns an empty string if the page has no error. */
export const readProblem = (html: string): string =>
  (parseHtml(html).querySelector(noticesOf('error'))?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Currencies with three decimal places, by their symbols and codes. */
const THREE_DECIMALS = /د\.[باكلت]|ر\.ع|\b(BHD|JOD|KWD|LYD|OMR|TND|BD|JD|KD|DT)\b/i;

/** Returns the decimal separator that the shop's own scripts use; undefined on pages without these scripts. */
export const shopMark = (): string | undefined =>
  coerceText(ownValue(ownValue(readGlobal('wcSettings'), 'currency'), 'decimalSeparator')) ||
  coerceText(ownValue(readGlobal('woocommerce_price_slider_params'), 'currency_format_decimal_sep')) ||
  undefined;

/**
 * Reads the number in a price. A single point or comma before three digits separates groups, unless the shop's `mark` or a
 * currency with three decimal places makes it a decimal separator. Returns null for a price without a number, and, in such a currency,
 * for a number whose point or comma could mean either.
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
    /** Returns the price's text with another number, rounded up to the smallest unit that the text shows. */
    write(next: number): string {
      // Rounds to a thousandth of a unit first, so that 0.1 + 0.2 is not rounded up to 0.31.
      const rounded = Math.ceil(Math.round(next * units * 1000) / 1000) / units;
      return before + formatNumber(rounded, format) + after;
    },
  };
}

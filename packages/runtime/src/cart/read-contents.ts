import { computed, type ReadonlySignal } from '@preact/signals-core';
import { parseHtml } from '../host-page/html/html.ts';
import type { FragmentMap } from '../site/fragments.ts';
import { names } from '../site/names.ts';
import { readNumbers } from '../site/read-number.ts';
import { ofCart } from './cart.ts';
import { LINE_MARKUP } from './line-names.ts';

/** One line of the cart, as the server's mini-cart shows it. */
export interface CartLine {
  /** Identifies the line in `remove`. */
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  /** Price of one item as formatted by the server, such as `₪50.00`; empty if the line does not show it. */
  readonly price: string;
  /** The server's URL for removing the line; also contains the nonce for changing its quantity. Empty if the line has no such link. */
  readonly removeUrl: string;
}

/** Contents of the cart. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  /**
   * The count that the server prints, or otherwise the sum of the quantities. The cookie `…_items_in_cart` does not contain a
   * count.
   */
  readonly count: number;
  /** Subtotal as formatted by the server; empty for an empty cart. */
  readonly subtotal: string;
}

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

/**
 * Returns a signal with the contents of the page's cart according to the server, read once for all callers; undefined until they
 * are known.
 */
export const cartContents: () => ReadonlySignal<CartContents | undefined> = ofCart(({ fragments, hash }) =>
  computed(() => contentsIn(fragments.value, hash.value)),
);

/**
 * Reads the cart's contents from a server answer. Returns undefined if the mini-cart is missing or unreadable and `hash` is not
 * empty.
 */
export function contentsIn(fragments: FragmentMap, hash: string): CartContents | undefined {
  const fragment = fragments[names.miniCart];
  const contents = fragment === undefined ? undefined : readContents(fragment);
  const found = contents ?? (hash === '' ? EMPTY : undefined);
  return found && { ...found, count: serverCount(fragments) ?? found.count };
}

/**
 * Returns the item count that the server prints in the page builder's toggle. A bundle counts as one item, however many lines it
 * has.
 */
function serverCount(fragments: FragmentMap): number | undefined {
  const [, html] = Object.entries(fragments).find(([selector]) => selector.includes(LINE_MARKUP.count)) ?? [];
  const element = html && parseHtml(html).querySelector(LINE_MARKUP.count);
  return element ? numberIn(element.getAttribute('data-counter') || textOf(element)) : undefined;
}

/**
 * Reads the contents from the fragment of the mini-cart. Returns undefined if it has text, but neither lines nor the message for
 * an empty cart: such markup is unknown.
 */
export function readContents(fragment: string): CartContents | undefined {
  const content = parseHtml(fragment);
  const lines = [...content.querySelectorAll(LINE_MARKUP.line)].map(readLine);
  if (lines.length === 0 && textOf(content) !== '' && !content.querySelector(LINE_MARKUP.empty))
    return undefined;
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: textOf(content.querySelector(LINE_MARKUP.total)?.querySelector(LINE_MARKUP.price)),
  };
}

function readLine(item: Element): CartLine {
  const quantities = [...item.querySelectorAll(LINE_MARKUP.quantity)];
  const prices = quantities.map((element) => textOf(element.querySelector(LINE_MARKUP.price)));
  return {
    key: item.querySelector<HTMLElement>('[data-cart_item_key]')?.dataset.cart_item_key ?? '',
    name: readLineName(item),
    quantity: quantities.map(readQuantity).find((quantity) => quantity !== undefined) ?? 1,
    price: prices.find(Boolean) ?? '',
    removeUrl: item.querySelector(LINE_MARKUP.remove)?.getAttribute('href') ?? '',
  };
}

/** Returns the product's name in a line of the server-rendered mini-cart; empty if the line has no name. */
export function readLineName(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].filter((link) => !link.matches(LINE_MARKUP.remove));
  const name = item.querySelector('.product-name') ?? links.find((link) => textOf(link) !== '');
  return textOf(name);
}

/** Reads "2 × ₪50": the number outside the price, or the value of a quantity field. Undefined if there is no number. */
function readQuantity(element: Element): number | undefined {
  const field = element.querySelector('input[value]');
  if (field) return numberIn(field.getAttribute('value') ?? '');
  const copy = element.cloneNode(true) as Element;
  for (const price of copy.querySelectorAll(LINE_MARKUP.price)) price.remove();
  return numberIn(textOf(copy));
}

/** Returns the first number in a text. */
const numberIn = (text: string): number | undefined =>
  readNumbers(text).find(({ value }) => Number.isFinite(value))?.value;

const textOf = (element: (ParentNode & Node) | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

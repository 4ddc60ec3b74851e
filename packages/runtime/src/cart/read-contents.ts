import { computed, type ReadonlySignal } from '@preact/signals-core';
import { parseHtml } from '../host-page/html/html.ts';
import type { FragmentMap } from '../site/fragments.ts';
import { names } from '../site/names.ts';
import { readNumbers } from '../site/read-number.ts';
import { ofCart } from './cart.ts';
import { LINE_MARKUP } from './line-names.ts';

/** One line of the cart, as the server's mini-cart shows it. */
export interface CartLine {
  /** Names it in `remove`. */
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  /** Of one, as the server writes it, as text: `₪50.00`; empty where the line does not say it. */
  readonly price: string;
  /** The server's address for removing it, which also holds what allows to change it; empty when it gives none. */
  readonly removeUrl: string;
}

/** What is in the cart. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  /** As the server counts, else of all lines together; the cookie of that name is only a flag. */
  readonly count: number;
  /** As the server writes it, as text; empty for an empty cart. */
  readonly subtotal: string;
}

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

/** What the server says is in the page's cart, read once for all who ask. Undefined until it is known. */
export const cartContents: () => ReadonlySignal<CartContents | undefined> = ofCart(({ fragments, hash }) =>
  computed(() => contentsIn(fragments.value, hash.value)),
);

/** Reads the contents from an answer of the server. Undefined while they are unknown. */
export function contentsIn(fragments: FragmentMap, hash: string): CartContents | undefined {
  const fragment = fragments[names.miniCart];
  const contents = fragment === undefined ? undefined : readContents(fragment);
  const known = contents ?? (hash === '' ? EMPTY : undefined);
  return known && { ...known, count: serverCount(fragments) ?? known.count };
}

/** The number that the server gives for the page builder's toggle: it counts a bundle once, whatever lines it has. */
function serverCount(fragments: FragmentMap): number | undefined {
  const [, html] = Object.entries(fragments).find(([selector]) => selector.includes(LINE_MARKUP.count)) ?? [];
  const element = html && parseHtml(html).querySelector(LINE_MARKUP.count);
  return element ? numberIn(element.getAttribute('data-counter') || textOf(element)) : undefined;
}

/** Reads the contents from the fragment of the mini-cart. Undefined for a list without lines that does not say it is empty: its markup is unknown. */
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

/** The product's name in a line of the server's mini-cart; empty where it has none. */
export function readLineName(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].filter((link) => !link.matches(LINE_MARKUP.remove));
  const name = item.querySelector('.product-name') ?? links.find((link) => textOf(link) !== '');
  return textOf(name);
}

/** "2 × ₪50": the number outside the price, or the value of a quantity field. Undefined when there is no number. */
function readQuantity(element: Element): number | undefined {
  const field = element.querySelector('input[value]');
  if (field) return numberIn(field.getAttribute('value') ?? '');
  const copy = element.cloneNode(true) as Element;
  for (const price of copy.querySelectorAll(LINE_MARKUP.price)) price.remove();
  return numberIn(textOf(copy));
}

/** The first number in a text. */
const numberIn = (text: string): number | undefined =>
  readNumbers(text).find(({ value }) => Number.isFinite(value))?.value;

const textOf = (element: (ParentNode & Node) | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

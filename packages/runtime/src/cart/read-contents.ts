import { computed, type ReadonlySignal } from '@preact/signals-core';
import { parseHtml } from '../host-page/html.ts';
import { names } from '../site/names.ts';
import { ofCart } from './cart.ts';

const ITEM = '.woocommerce-mini-cart-item, .mini_cart_item';
const REMOVE = 'a.remove_from_cart_button[data-cart_item_key]';
const QUANTITY = '.quantity';
const AMOUNT = '.woocommerce-Price-amount';
const TOTAL = '.woocommerce-mini-cart__total, .elementor-menu-cart__subtotal';

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
  /** Of all lines together; the cookie of that name is only a flag. */
  readonly count: number;
  /** As the server writes it, as text; empty for an empty cart. */
  readonly subtotal: string;
}

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

/** What the server says is in the page's cart, read once for all who ask. Undefined until it is known. */
export const cartContents: () => ReadonlySignal<CartContents | undefined> = ofCart(({ fragments, hash }) =>
  computed(() => {
    const fragment = fragments.value[names.miniCart];
    if (fragment !== undefined) return readContents(fragment);
    return hash.value === '' ? EMPTY : undefined;
  }),
);

/** What the server's fragment says is in the cart. */
export function readContents(fragment: string): CartContents {
  const content = parseHtml(fragment);
  const lines = [...content.querySelectorAll(ITEM)].map(readLine);
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: textOf(content.querySelector(TOTAL)?.querySelector(AMOUNT)),
  };
}

function readLine(item: Element): CartLine {
  return {
    key: item.querySelector<HTMLElement>('[data-cart_item_key]')?.dataset.cart_item_key ?? '',
    name: readLineName(item),
    quantity: readQuantity(item.querySelector(QUANTITY)),
    price: textOf(item.querySelector(QUANTITY)?.querySelector(AMOUNT)),
    removeUrl: item.querySelector(REMOVE)?.getAttribute('href') ?? '',
  };
}

/** The product's name in a line of the server's mini-cart; empty where it has none. */
export function readLineName(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].filter((link) => !link.matches(REMOVE));
  const name = item.querySelector('.product-name') ?? links.find((link) => textOf(link) !== '');
  return textOf(name);
}

/** "2 × ₪50": the number that is no price. */
function readQuantity(element: Element | null): number {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return 1;
  for (const amount of copy.querySelectorAll(AMOUNT)) amount.remove();
  const [digits] = /\d[\d,]*(\.\d+)?/.exec(textOf(copy)) ?? [];
  return digits === undefined ? 1 : Number(digits.replaceAll(',', ''));
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

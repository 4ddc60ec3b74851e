import { type Cart, cart } from '@iyim/runtime/shop';
import { computed, names, type ReadonlySignal, type Signal, signal } from '@iyim/runtime/widget';
import { type CartContents, readContents } from './read.ts';

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

interface Shown {
  readonly contents: ReadonlySignal<CartContents | undefined>;
  readonly wanted: Signal<ReadonlyMap<string, number>>;
  readonly count: ReadonlySignal<number | undefined>;
}

const known = new WeakMap<Cart, Shown>();

/** One for the page's cart, so that every mini-cart says the same at once (MC-5). */
function shown(): Shown {
  const source = cart();
  const found = known.get(source) ?? follow(source);
  known.set(source, found);
  return found;
}

function follow({ fragments, hash }: Cart): Shown {
  const contents = computed(() => {
    const fragment = fragments.value[names.miniCart];
    if (fragment !== undefined) return readContents(fragment);
    return hash.value === '' ? EMPTY : undefined;
  });
  const wanted = signal<ReadonlyMap<string, number>>(new Map());
  const count = computed(() =>
    contents.value?.lines.reduce((sum, { key, quantity }) => sum + (wanted.value.get(key) ?? quantity), 0),
  );
  return { contents, wanted, count };
}

/** What the server says is in the page's cart. Undefined until it is known. */
export const cartContents = (): Shown['contents'] => shown().contents;

/** How many products the visitor sees in the cart: with what they changed, before the server has answered. */
export const shownCount = (): Shown['count'] => shown().count;

/** Quantities that the server is being asked for, by line; 0 for a line that is being removed. */
export const wantedQuantities = (): ReadonlySignal<ReadonlyMap<string, number>> => shown().wanted;

/** Shows another quantity of a line at once; undefined shows the server's again. */
export function want(key: string, quantity: number | undefined): void {
  const { wanted } = shown();
  const next = new Map(wanted.peek());
  if (quantity === undefined) next.delete(key);
  else next.set(key, quantity);
  wanted.value = next;
}

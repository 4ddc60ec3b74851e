import { type Cart, cart, cartContents } from '@iyim/runtime/shop';
import { computed, type ReadonlySignal, type Signal, signal } from '@iyim/runtime/widget';

interface Shown {
  readonly wanted: Signal<ReadonlyMap<string, number>>;
  readonly count: ReadonlySignal<number | undefined>;
}

const known = new WeakMap<Cart, Shown>();

/** One for the page's cart, so that every mini-cart says the same at once (MC-5). */
function shown(): Shown {
  const source = cart();
  const found = known.get(source) ?? follow();
  known.set(source, found);
  return found;
}

function follow(): Shown {
  const contents = cartContents();
  const wanted = signal<ReadonlyMap<string, number>>(new Map());
  const count = computed(() =>
    contents.value?.lines.reduce((sum, { key, quantity }) => sum + (wanted.value.get(key) ?? quantity), 0),
  );
  return { wanted, count };
}

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

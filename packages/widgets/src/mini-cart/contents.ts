import { type Cart, cart } from '@iyim/runtime/shop';
import { computed, names, type ReadonlySignal } from '@iyim/runtime/widget';
import { type CartContents, readContents } from './read.ts';

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

const known = new WeakMap<Cart, ReadonlySignal<CartContents | undefined>>();

/**
 * What is in the page's cart: read once out of the server's fragment, for every mini-cart (MC-5). Undefined until it is
 * known.
 */
export function cartContents(): ReadonlySignal<CartContents | undefined> {
  const source = cart();
  const contents = known.get(source) ?? contentsOf(source);
  known.set(source, contents);
  return contents;
}

const contentsOf = ({ fragments, hash }: Cart) =>
  computed(() => {
    const fragment = fragments.value[names.miniCart];
    if (fragment !== undefined) return readContents(fragment);
    return hash.value === '' ? EMPTY : undefined;
  });

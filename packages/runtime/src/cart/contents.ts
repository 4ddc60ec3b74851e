import { computed, type ReadonlySignal } from '@preact/signals-core';
import { names } from '../site/names.ts';
import { cart } from './cart.ts';
import type { Cart } from './cart-state.ts';
import { type CartContents, readContents } from './read-contents.ts';

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

const known = new WeakMap<Cart, ReadonlySignal<CartContents | undefined>>();

/** What the server says is in the page's cart, read once for all who ask. Undefined until it is known. */
export function cartContents(): ReadonlySignal<CartContents | undefined> {
  const source = cart();
  const found = known.get(source) ?? follow(source);
  known.set(source, found);
  return found;
}

const follow = ({ fragments, hash }: Cart): ReadonlySignal<CartContents | undefined> =>
  computed(() => {
    const fragment = fragments.value[names.miniCart];
    if (fragment !== undefined) return readContents(fragment);
    return hash.value === '' ? EMPTY : undefined;
  });

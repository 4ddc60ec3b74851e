import { cart, site } from '@iyim/runtime';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { type CartContents, readContents } from './read.ts';

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

/**
 * What is in the cart: read once out of the server's fragment, for every mini-cart of the page (MC-5). Undefined until it
 * is known.
 */
export const cartContents: ReadonlySignal<CartContents | undefined> = computed(() => {
  const fragment = cart().fragments.value[site().names.answers.miniCartFragment];
  if (fragment !== undefined) return readContents(fragment);
  return cart().hash.value === '' ? EMPTY : undefined;
});

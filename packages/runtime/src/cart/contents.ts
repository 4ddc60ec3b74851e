import { computed, type ReadonlySignal } from '@preact/signals-core';
import { names } from '../site/names.ts';
import { ofCart } from './cart.ts';
import { type CartContents, readContents } from './read-contents.ts';

const EMPTY: CartContents = { lines: [], count: 0, subtotal: '' };

/** What the server says is in the page's cart, read once for all who ask. Undefined until it is known. */
export const cartContents: () => ReadonlySignal<CartContents | undefined> = ofCart(({ fragments, hash }) =>
  computed(() => {
    const fragment = fragments.value[names.miniCart];
    if (fragment !== undefined) return readContents(fragment);
    return hash.value === '' ? EMPTY : undefined;
  }),
);

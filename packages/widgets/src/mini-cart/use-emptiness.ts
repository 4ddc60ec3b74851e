import { cart, editMode } from '@iyim/runtime/shop';
import { shownCount } from './page-cart.ts';

/** How an empty cart is shown. */
export interface Emptiness {
  /** The cart has no items, and none is on its way. Never in the editor. */
  readonly isEmpty: boolean;
  /** An add has started and has not ended. */
  readonly isAdding: boolean;
  /** The host is not shown: it is empty, and the visitor is not in it. */
  readonly isHidden: boolean;
}

/**
 * Follows whether the cart is empty (MC-1). A host that `hides` stays while the visitor `isIn` it: the focus is not lost, and a
 * removal can be undone. Call `useSignals()` before.
 */
export function useEmptiness(hides: boolean, isIn: boolean): Emptiness {
  const isAdding = cart().adding.value > 0;
  const isEmpty = shownCount() === 0 && !isAdding && !editMode().value;
  return { isEmpty, isAdding, isHidden: hides && isEmpty && !isIn };
}

import { cart, editMode } from '@iyim/runtime/shop';
import { shownCount } from './page-cart.ts';

/** Whether the cart is empty, and whether this hides the host. */
export interface Emptiness {
  /** Whether the cart has no items and no add is under way. Always false in the editor. */
  readonly isEmpty: boolean;
  /** Whether an add is under way. */
  readonly isAdding: boolean;
  /** Whether the host is hidden because the cart is empty and not in use. */
  readonly isHidden: boolean;
}

/**
 * Returns whether the cart is empty, and re-renders when this changes (MC-1). `hides`: whether an empty cart hides the host. The
 * host stays visible while the visitor `isIn` it, so that the focus is not lost and a removal can be undone. Call `useSignals()`
 * first.
 */
export function useEmptiness(hides: boolean, isIn: boolean): Emptiness {
  const isAdding = cart().adding.value > 0;
  const isEmpty = shownCount() === 0 && !isAdding && !editMode().value;
  return { isEmpty, isAdding, isHidden: hides && isEmpty && !isIn };
}

import { cart, editMode } from '@iyim/runtime/shop';
import { useIsland } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { shownCount } from './page-cart.ts';

/** How an empty cart is shown. */
export interface Emptiness {
  /** The cart has no items, and none is on its way. Never in the editor. */
  readonly isEmpty: boolean;
  /** An add has started and has not ended. */
  readonly isAdding: boolean;
  /** The host is not shown: it is empty, and the visitor is not in it. */
  readonly isHidden: boolean;
  /** Bindings of the host. */
  readonly focusProps: {
    onFocusIn(): void;
    onFocusOut(event: FocusEvent): void;
  };
}

/**
 * Follows whether the cart is empty (MC-1). A host that `hides` stays while the visitor `isIn` it or has the focus in it: the focus
 * is not lost, and a removal can be undone. Call `useSignals()` before.
 */
export function useEmptiness(hides: boolean, isIn: boolean): Emptiness {
  const { host } = useIsland();
  const [hasFocus, setFocus] = useState(false);
  useLayoutEffect(() => setFocus(host.contains(document.activeElement)), [host]);
  const isAdding = cart().adding.value > 0;
  const isEmpty = shownCount() === 0 && !isAdding && !editMode().value;
  return {
    isEmpty,
    isAdding,
    isHidden: hides && isEmpty && !isIn && !hasFocus,
    focusProps: {
      onFocusIn: () => setFocus(true),
      onFocusOut({ relatedTarget }) {
        // A window that is left keeps its focus.
        const stays = host.contains(relatedTarget as Node | null) || host.contains(document.activeElement);
        if (!stays) setFocus(false);
      },
    },
  };
}

import { computed } from '@preact/signals-core';
import { useMemo, useSyncExternalStore } from 'react';
import { cart, ofCart } from '../cart/cart.ts';
import type { Cart } from '../cart/cart-state.ts';
import { type CartLine, cartContents } from '../cart/read-contents.ts';
import { inEveryLife } from '../site/life-slot.ts';

/** The page's cart at this moment, and what can be done with it. */
export interface CartNow {
  /** Products in it, each as often as it is there. @default undefined, until it is known */
  readonly count: number | undefined;
  /** As the server writes it, as text: `₪100.00`; empty for an empty cart. @default undefined, until it is known */
  readonly subtotal: string | undefined;
  /** Its lines, in the server's order. @default undefined, until they are known */
  readonly lines: readonly CartLine[] | undefined;
  /** A change waits for the server, of this page's other scripts too. @default false */
  readonly isBusy: boolean;
  /**
   * Adds in turn with the page's other changes. Resolves with `{ kind: 'added' }`, or with why nothing was added: `refused`,
   * `unreachable`, `unclear` or `vetoed`. Rejects with a `NetworkError`, `TimeoutError`, `HttpError` or `RefusedError` when the
   * request failed and the cart has nothing new in it.
   */
  readonly add: Cart['add'];
  /** Removes the line of this key; `refused` when the server does not know it. Rejects as `add` does. */
  readonly remove: Cart['remove'];
  /** Asks the server for the cart. Never rejects; when it fails, what was shown stays. */
  readonly refresh: Cart['refresh'];
}

type Shown = Pick<CartNow, 'count' | 'subtotal' | 'lines' | 'isBusy'>;

const UNKNOWN: Shown = { count: undefined, subtotal: undefined, lines: undefined, isBusy: false };

const acts: Pick<CartNow, 'add' | 'remove' | 'refresh'> = {
  add: (...request) => cart().add(...request),
  remove: (...line) => cart().remove(...line),
  refresh: () => cart().refresh(),
};

const shown = ofCart(({ pending }) =>
  computed((): Shown => ({ ...UNKNOWN, ...cartContents().value, isBusy: pending.value > 0 })),
);

const follow = (changed: () => void): (() => void) =>
  inEveryLife(() => {
    void cart().load();
    return shown().subscribe(changed);
  });

/**
 * The page's cart for a React application, with or without islands beside it: one truth with every widget, drawn anew when it
 * changes, whoever changed it. On a server, and while React takes over its HTML, nothing is known yet.
 */
export function useCart(): CartNow {
  const now = useSyncExternalStore(
    follow,
    () => shown().peek(),
    () => UNKNOWN,
  );
  return useMemo(() => ({ ...now, ...acts }), [now]);
}

import { computed } from '@preact/signals-core';
import { useMemo, useSyncExternalStore } from 'react';
import { cart, ofCart } from '../cart/cart.ts';
import type { Cart } from '../cart/cart-state.ts';
import { type CartLine, cartContents } from '../cart/read-contents.ts';
import { inEveryLife } from '../site/life-slot.ts';

/** The current state of the page's cart, and its actions. */
export interface CartNow {
  /** Number of items, the sum of all quantities. @default undefined, until the cart has loaded */
  readonly count: number | undefined;
  /** Subtotal as formatted by the server, such as `₪100.00`; empty for an empty cart. @default undefined, until the cart has loaded */
  readonly subtotal: string | undefined;
  /** Lines in the server's order. @default undefined, until the cart has loaded */
  readonly lines: readonly CartLine[] | undefined;
  /** Whether a change, including one by another page script, waits for the server. @default false */
  readonly isBusy: boolean;
  /**
   * Adds an item after earlier changes to the cart have finished. Resolves with `{ kind: 'added' }`, or with the reason why nothing was added:
   * `refused`, `unreachable`, `unclear` or `vetoed`. Rejects with a `NetworkError`, `TimeoutError`, `HttpError` or `RefusedError`
   * if the request failed and the cart is unchanged.
   */
  readonly add: Cart['add'];
  /** Removes the line with this key. Resolves with `refused` if the server has no such line. Rejects like `add`. */
  readonly remove: Cart['remove'];
  /** Requests the cart from the server. Never rejects; after a failure the cart is unchanged. */
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
 * Returns the page's cart in a React application, with or without islands on the page. It shares its state with every widget, and
 * the component re-renders after every change. On a server and during hydration, the values are undefined.
 */
export function useCart(): CartNow {
  const now = useSyncExternalStore(
    follow,
    () => shown().peek(),
    () => UNKNOWN,
  );
  return useMemo(() => ({ ...now, ...acts }), [now]);
}

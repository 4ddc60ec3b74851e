'use client';

import { useCart } from '@iyim/runtime/shop';

/** Uses a hook, so this file is a client component. */
export function CartCount() {
  const { count } = useCart();
  return (
    <p>
      In the cart: <output>{count ?? '…'}</output>
    </p>
  );
}

import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { amountIn } from './amount.ts';

interface FreeShippingProps {
  /** In the shop's currency. */
  readonly from: number;
  /** As the server writes it: the amount that is missing is written likewise. */
  readonly subtotal: string;
}

/** Says how much is missing for free shipping. Nothing where the subtotal holds no number. */
export function FreeShipping({ from, subtotal }: FreeShippingProps): ReactNode {
  const { text } = useIsland();
  const amount = amountIn(subtotal);
  if (!amount) return null;
  const missing = from - amount.value;
  return (
    <div className="iyim-mini-cart-shipping">
      <span>
        {missing > 0 ? text('shippingLeft', { amount: amount.write(missing) }) : text('shippingFree')}
      </span>
      <progress aria-hidden="true" max={from} value={Math.min(from, amount.value)} />
    </div>
  );
}

import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';

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

const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

export interface Amount {
  readonly value: number;
  /** The same text with another number in it, rounded up to the smallest unit that it shows. */
  write(value: number): string;
}

/**
 * The number in a price as a shop writes it: `1,250.00 ₪`, `1.250,00 €`, `₪20`. The last separator begins the decimals when
 * one or two digits follow; any other separates groups. Null where there is no number.
 */
export function amountIn(text: string): Amount | null {
  const [written] = NUMBER.exec(text) ?? [];
  if (written === undefined) return null;
  const [fraction = '', mark = '', decimals = ''] = /([.,])(\d{1,2})$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - fraction.length);
  const group = /\D/.exec(whole)?.[0] ?? (mark === ',' ? '.' : ',');
  const units = 10 ** decimals.length;
  return {
    value: Number(`${whole.replace(/\D/g, '')}.${decimals || 0}`),
    write(value) {
      // To a thousandth first: 0.1 + 0.2 must not be rounded up to 0.31.
      const rounded = Math.ceil(Math.round(value * units * 1000) / 1000) / units;
      const [digits = '', rest] = rounded.toFixed(decimals.length).split('.');
      const grouped = digits.replace(/\B(?=(\d{3})+$)/g, group);
      return text.replace(NUMBER, () => (rest ? grouped + mark + rest : grouped));
    },
  };
}

import { cart } from '@iyim/runtime/shop';
import { useSignalEffect } from '@iyim/runtime/widget';
import { useRef } from 'react';

/** Hears that something was added to the cart, by whichever script; not of what was added before the first drawing. */
export function useAdded(hear: () => unknown): void {
  const { lastAdded } = cart();
  const seen = useRef(lastAdded.peek());
  useSignalEffect(() => {
    const { value } = lastAdded;
    if (value !== seen.current) hear();
    seen.current = value;
  });
}

import { cart } from '@iyim/runtime/shop';
import { useSignalEffect, useStable } from '@iyim/runtime/widget';
import { useRef } from 'react';

/** Hears that something was added to the cart, by whichever script. */
export function useAdded(hear: () => void): void {
  const { lastAdded } = cart();
  const seen = useRef(lastAdded.peek());
  const tell = useStable(hear);
  useSignalEffect(() => {
    const { value } = lastAdded;
    if (value !== seen.current) tell();
    seen.current = value;
  });
}

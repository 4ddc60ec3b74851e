import { cart } from '@iyim/runtime/shop';
import { useSignalEffect } from '@iyim/runtime/widget';
import { useRef } from 'react';

/** Calls `onAdded` when any script has added something to the cart. Additions before the first render are ignored. */
export function useAdded(onAdded: () => unknown): void {
  const { lastAdded } = cart();
  const seen = useRef(lastAdded.peek());
  useSignalEffect(() => {
    const { value } = lastAdded;
    if (value !== seen.current) onAdded();
    seen.current = value;
  });
}

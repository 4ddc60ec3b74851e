import { useIsland } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { shownCount } from './page-cart.ts';

/** Follows whether the visitor is in the host, or needs it though the cart may be empty. Call `useSignals()` before. */
export function usePresence() {
  const { host } = useIsland();
  const [focused, setFocused] = useState<Element | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const follow = (next: EventTarget | null = null) => {
    // A window that is left keeps its focus.
    const places = [next as Element | null, document.activeElement];
    setFocused(places.find((place) => host.contains(place)) ?? null);
  };
  // With each count, too: not every browser fires an event when a line with the focus is removed.
  const count = shownCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` only reads the host
  useLayoutEffect(() => follow(), [host, count]);
  return {
    /** The host's element that has the focus. */
    focused,
    isPresent: isNeeded || focused !== null,
    setNeeded,
    /** Bindings of the host. */
    focusProps: {
      onFocusIn: () => follow(),
      onFocusOut: ({ relatedTarget }: FocusEvent) => follow(relatedTarget),
    },
  };
}

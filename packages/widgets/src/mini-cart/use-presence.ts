import { useIsland } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { shownCount } from './page-cart.ts';

/** Follows whether the focus is in the host, or the host is needed although the cart may be empty. Call `useSignals()` before. */
export function usePresence() {
  const { host } = useIsland();
  const [focused, setFocused] = useState<Element | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const follow = (next: EventTarget | null = null) => {
    // A window that loses the focus keeps its active element.
    const places = [next as Element | null, document.activeElement];
    setFocused(places.find((place) => host.contains(place)) ?? null);
  };
  // Also after each change of the count: not every browser fires an event when a focused line is removed.
  const count = shownCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` only reads the host
  useLayoutEffect(() => follow(), [host, count]);
  return {
    /** The focused element inside the host. */
    focused,
    isPresent: isNeeded || focused !== null,
    setNeeded,
    /** Event handlers for the host. */
    focusProps: {
      onFocusIn: () => follow(),
      onFocusOut: ({ relatedTarget }: FocusEvent) => follow(relatedTarget),
    },
  };
}

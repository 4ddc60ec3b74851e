import { useIsland } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { shownCount } from './page-cart.ts';

/** Tracks the focus inside the host, and whether the host must stay visible even if the cart is empty. Call `useSignals()` first. */
export function usePresence() {
  const { host } = useIsland();
  const [focused, setFocused] = useState<Element | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const follow = (next: EventTarget | null = null) => {
    // When the window loses the focus, `next` is null, but the active element stays the same.
    const places = [next as Element | null, document.activeElement];
    setFocused(places.find((place) => host.contains(place)) ?? null);
  };
  // Also runs when the count changes, because some browsers fire no event when a focused line is removed.
  const count = shownCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` only reads the host
  useLayoutEffect(() => follow(), [host, count]);
  return {
    /** The focused element inside the host; null if the focus is elsewhere. */
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

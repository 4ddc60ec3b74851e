import { useIsland } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { shownCount } from './page-cart.ts';

/** Follows which element of the host has the focus; null while it is elsewhere. Call `useSignals()` before. */
export function useFocused() {
  const { host } = useIsland();
  const [focused, setFocused] = useState<Element | null>(null);
  const follow = (next: EventTarget | null) => {
    // A window that is left keeps its focus.
    const inside = [next, document.activeElement].find((one) => host.contains(one as Node | null));
    setFocused((inside as Element | undefined) ?? null);
  };
  // With each count, too: not every browser fires an event when a line with the focus is removed.
  const count = shownCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` only reads the host
  useLayoutEffect(() => follow(null), [host, count]);
  return {
    focused,
    /** Bindings of the host. */
    focusProps: {
      onFocusIn: ({ target }: FocusEvent) => follow(target),
      onFocusOut: ({ relatedTarget }: FocusEvent) => follow(relatedTarget),
    },
  };
}

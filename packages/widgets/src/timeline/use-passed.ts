import { onSight } from '@iyim/runtime/page';
import { useLifetime } from '@iyim/runtime/widget';
import { useState } from 'react';

interface PassedOptions {
  /** Margin, in CSS syntax, of the area in which elements count as passed: everything above a line in the window. */
  readonly margin: string;
  /** Scrolling element around the elements; null for the window. */
  readonly root: Element | null;
  /** Whether an element still counts as passed after it has moved below the line again. @default false */
  readonly stays?: boolean;
}

/** Returns the elements that are above a line in the window. */
export function usePassed(
  elements: readonly Element[],
  { margin, root, stays = false }: PassedOptions,
): ReadonlySet<Element> {
  const [passed, setPassed] = useState<ReadonlySet<Element>>(new Set());
  useLifetime(
    (signal) => {
      for (const element of elements) {
        const follow = (isAbove: boolean) =>
          setPassed((previous) => {
            if (previous.has(element) === isAbove || (stays && !isAbove)) return previous;
            const next = new Set(previous);
            if (isAbove) next.add(element);
            else next.delete(element);
            return next;
          });
        signal.addEventListener('abort', onSight(element, follow, margin, root ?? document));
      }
    },
    [elements, margin, root, stays],
  );
  return passed;
}

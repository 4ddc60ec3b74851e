import { onSight } from '@iyim/runtime/page';
import { useLifetime } from '@iyim/runtime/widget';
import { useState } from 'react';

interface PassedOptions {
  /** The part of the window above a line, and all that is above the window: a CSS margin. */
  readonly margin: string;
  /** What counts instead of the window. */
  readonly root: Element | null;
  /** What has passed once stays so. @default false */
  readonly stays?: boolean;
}

/** Which of some elements have come above a line in the window. */
export function usePassed(
  elements: readonly Element[],
  { margin, root, stays = false }: PassedOptions,
): ReadonlySet<Element> {
  const [passed, setPassed] = useState<ReadonlySet<Element>>(new Set());
  useLifetime(
    (signal) => {
      for (const element of elements) {
        const follow = (is: boolean) =>
          setPassed((known) => {
            if (known.has(element) === is || (stays && !is)) return known;
            const next = new Set(known);
            if (is) next.add(element);
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

import { useLayoutEffect } from 'react';
import { onSight } from '../../host-page/dom/sight.ts';
import { useStable } from './effects.ts';

/**
 * Calls `follow` with whether an element is within `margin` of the window: once soon after mounting, then at every change. A null
 * element is not observed. When `turn` changes, `follow` is called again.
 *
 * @param options.margin CSS margins, such as `200px 0px`. @default '0px'
 */
export function useSight(
  element: Element | null,
  follow: (isSeen: boolean) => unknown,
  { margin, turn }: { margin?: string; turn?: unknown } = {},
): void {
  const run = useStable(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller chooses `turn`
  useLayoutEffect(() => (element ? onSight(element, run, margin) : undefined), [element, run, margin, turn]);
}

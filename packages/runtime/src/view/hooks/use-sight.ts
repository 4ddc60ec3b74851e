import { useLayoutEffect } from 'react';
import { onSight } from '../../host-page/dom/sight.ts';
import { useStable } from './effects.ts';

/**
 * Says whether an element is within `margin` of the window: once soon after mounting, then when it comes and goes. Null is not
 * watched. With another `turn` it is said anew.
 *
 * @param options.margin CSS, `200px 0px`. @default '0px'
 */
export function useSight(
  element: Element | null,
  follow: (isSeen: boolean) => unknown,
  { margin, turn }: { margin?: string; turn?: unknown } = {},
): void {
  const run = useStable(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is the caller's
  useLayoutEffect(() => (element ? onSight(element, run, margin) : undefined), [element, run, margin, turn]);
}

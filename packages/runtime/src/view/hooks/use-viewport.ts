import { useLayoutEffect } from 'react';
import { onViewport } from '../../host-page/dom/viewport.ts';
import { useStable } from './effects.ts';

/**
 * Calls `follow` when the window or a scrollable element is scrolled, or the window is resized: at most once per frame or, with
 * `rest`, once nothing has changed for that time. A null target is ignored.
 *
 * @param options.rest Time without a change, in ms. @default 0
 */
export function useViewport(
  target: EventTarget | null,
  change: 'scroll' | 'resize',
  follow: () => unknown,
  { rest = 0 }: { rest?: number } = {},
): void {
  const run = useStable(follow);
  useLayoutEffect(() => {
    if (!target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(run, rest);
    };
    const end = onViewport(target, change, rest > 0 ? later : () => run());
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [target, change, run, rest]);
}

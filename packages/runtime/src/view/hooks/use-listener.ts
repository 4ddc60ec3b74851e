import { useLayoutEffect } from 'react';
import { onLegacy } from '../../host-page/legacy-events.ts';
import { drawAfter } from '../draw-now.ts';
import { useStable } from './effects.ts';

/**
 * Listens to an event on a target that `<Enhance>` cannot bind: the document, the window, a media query. A null target is
 * ignored.
 */
export function useListener<E extends Event = Event>(
  target: EventTarget | null,
  type: string,
  listener: (event: E) => unknown,
  { capture = false, passive }: { capture?: boolean; passive?: boolean } = {},
): void {
  const run = useStable(listener);
  useLayoutEffect(() => {
    const options = { capture, ...(passive === undefined ? {} : { passive }) };
    const handle = (event: Event) => drawAfter(event, () => run(event as E));
    target?.addEventListener(type, handle, options);
    return () => target?.removeEventListener(type, handle, options);
  }, [target, type, run, capture, passive]);
}

/** Listens to an event that the CMS's scripts fire, natively or through jQuery; see `onLegacy`. A null target is ignored. */
export function useLegacyEvent(
  target: EventTarget | null,
  name: string,
  listener: (...heard: Parameters<Parameters<typeof onLegacy>[2]>) => unknown,
  { alsoOwn = false }: { alsoOwn?: boolean } = {},
): void {
  const run = useStable(listener);
  useLayoutEffect(() => {
    const controller = new AbortController();
    if (target) onLegacy(target, name, run, controller.signal, { alsoOwn });
    return () => controller.abort();
  }, [target, name, run, alsoOwn]);
}

import { useLayoutEffect } from 'react';
import { onLegacy } from '../../host-page/legacy-events.ts';
import { drawAfter } from '../draw-now.ts';
import { useStable } from './effects.ts';

/** Hears an event of what no `<Enhance>` binds: the document, the window, a media query. Null hears nothing. */
export function useListener<E extends Event = Event>(
  target: EventTarget | null,
  type: string,
  listener: (event: E) => unknown,
  { capture = false, passive }: { capture?: boolean; passive?: boolean } = {},
): void {
  const run = useStable(listener);
  useLayoutEffect(() => {
    const options = { capture, ...(passive === undefined ? {} : { passive }) };
    const hear = (event: Event) => drawAfter(event, () => run(event as E));
    target?.addEventListener(type, hear, options);
    return () => target?.removeEventListener(type, hear, options);
  }, [target, type, run, capture, passive]);
}

/** Hears an event of the CMS's scripts, native or of a jQuery; see `onLegacy`. Null hears nothing. */
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

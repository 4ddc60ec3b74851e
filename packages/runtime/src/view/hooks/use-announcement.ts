import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../host-page/announce.ts';

/** Says a text to screen readers each time that it becomes another one; null is silence, after which the same is said again. */
export function useAnnouncement(text: string | null): void {
  const said = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (text !== null && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}

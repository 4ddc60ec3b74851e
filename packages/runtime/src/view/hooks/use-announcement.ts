import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../host-page/announce.ts';

/**
 * Makes screen readers announce a text whenever it changes. Null announces nothing, and lets the same text be announced again.
 */
export function useAnnouncement(text: string | null): void {
  const announced = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (text !== null && text !== announced.current) announce(text);
    announced.current = text;
  }, [text]);
}

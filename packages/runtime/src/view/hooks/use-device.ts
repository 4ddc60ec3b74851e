import { useCallback, useState, useSyncExternalStore } from 'react';
import { device, deviceNow } from '../../signals/device.ts';
import type { Device } from '../../site/devices.ts';
import { useListener } from './use-listener.ts';

/** The device that the window's width counts as, drawn anew when it becomes another one. Also outside of islands. */
export function useDevice(): Device {
  // No tracked signal: `device()` may change it, and React may throw away the drawing that was the first to see the change.
  return useSyncExternalStore(followDevice, deviceNow);
}

const followDevice = (changed: () => void) => device().subscribe(changed);

/** Whether a media query matches, such as `(hover: hover)`. Also outside of islands. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion. */
export const useReducedMotion = (): boolean => useMedia(REDUCED_MOTION);

/** The same, now. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;

/** Whether the page is in the background, where nothing of it is seen and nothing should move. */
export function useDocumentHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));
  return isHidden;
}

import { useCallback, useState, useSyncExternalStore } from 'react';
import { device, deviceNow } from '../../signals/device.ts';
import type { Device } from '../../site/devices.ts';
import { useListener } from './use-listener.ts';

/** Returns the device for the window's width, and re-renders when it changes. Also works outside islands. */
export function useDevice(): Device {
  // Subscribes instead of tracking the signal, because `device()` may change the signal and React may discard the first render
  // that read it.
  return useSyncExternalStore(followDevice, deviceNow);
}

const followDevice = (changed: () => void) => device().subscribe(changed);

/** Whether a media query matches, such as `(hover: hover)`. Also works outside islands. */
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

/** Whether the visitor prefers reduced motion. Re-renders on a change. */
export const useReducedMotion = (): boolean => useMedia(REDUCED_MOTION);

/** Whether the visitor prefers reduced motion at this moment. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;

/** Whether the page is hidden, such as in a background tab, where animations should pause. */
export function useDocumentHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));
  return isHidden;
}

import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import { device } from '../../signals/device.ts';
import type { Device } from '../../site/devices.ts';

/** The device that the window's width counts as, drawn anew when it becomes another one. Also outside of islands. */
export function useDevice(): Device {
  useSignals();
  return device().value;
}

/** Whether a media query matches: `(prefers-reduced-motion: reduce)`, `(hover: hover)`. Also outside of islands. */
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

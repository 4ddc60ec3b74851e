import { type ReadonlySignal, signal } from '@preact/signals-core';
import { shared } from './shared.ts';

export type Device = 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'widescreen';

/** The site's breakpoints in CSS pixels (specification §9): each device up to its width, widescreen from its own. */
export interface Breakpoints {
  mobile: number;
  tablet: number;
  laptop: number;
  widescreen: number;
}

export const defaultBreakpoints: Breakpoints = { mobile: 800, tablet: 1000, laptop: 1500, widescreen: 2400 };

/** The device a window of this width counts as. */
export function deviceAt(width: number, at: Breakpoints): Device {
  if (width <= at.mobile) return 'mobile';
  if (width <= at.tablet) return 'tablet';
  if (width <= at.laptop) return 'laptop';
  return width >= at.widescreen ? 'widescreen' : 'desktop';
}

/** The current device, kept true when the window changes. One watcher a page, started at first use. */
export function device(breakpoints: Breakpoints = defaultBreakpoints): ReadonlySignal<Device> {
  return shared('device', () => {
    const read = () => deviceAt(window.innerWidth, breakpoints);
    const current = signal(read());
    for (const [name, width] of Object.entries(breakpoints)) {
      const query = name === 'widescreen' ? `(min-width: ${width}px)` : `(max-width: ${width}px)`;
      window.matchMedia?.(query).addEventListener('change', () => {
        current.value = read();
      });
    }
    return { current };
  }).current;
}

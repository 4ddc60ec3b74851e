import { type ReadonlySignal, signal } from '@preact/signals-core';
import { siteConfig } from '../site/config.ts';
import { changeSignals, shared } from './shared.ts';

export type Device = 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'widescreen';

/** Widths in CSS pixels: each device up to its own, widescreen from its own. */
export type Breakpoints = Readonly<Record<Exclude<Device, 'desktop'>, number>>;

/** The breakpoints of a page whose builder says none. */
const DEFAULT: Breakpoints = { mobile: 800, tablet: 1000, laptop: 1500, widescreen: 2400 };

export function breakpoints(): Breakpoints {
  const found = siteConfig().builder.breakpoints;
  const entries = Object.entries(DEFAULT).map(([name, width]) => [name, found[name]?.value ?? width]);
  return Object.fromEntries(entries) as Breakpoints;
}

/** The device a window of this width counts as. */
export function deviceAt(width: number, at: Breakpoints): Device {
  if (width <= at.mobile) return 'mobile';
  if (width <= at.tablet) return 'tablet';
  if (width <= at.laptop) return 'laptop';
  return width >= at.widescreen ? 'widescreen' : 'desktop';
}

/** After these the breakpoints may be others: the builder's global may be set by a script that comes late. */
const CHANGES = ['resize', 'load', 'elementor/frontend/init'];

/**
 * The current device, kept true when the window changes. The builder's breakpoints are read anew with every change and every
 * call (RT-27). One watcher a page, started at first use.
 */
export function device(): ReadonlySignal<Device> {
  const { current, follow } = shared('device', (ended) => {
    const now = () => deviceAt(window.innerWidth, breakpoints());
    const current = signal(now());
    const follow = () =>
      changeSignals('device', () => {
        current.value = now();
      });
    for (const change of CHANGES) window.addEventListener(change, follow, { signal: ended });
    return { current, follow };
  });
  follow();
  return current;
}

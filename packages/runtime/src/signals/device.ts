import { type ReadonlySignal, signal } from '@preact/signals-core';
import { siteConfig } from '../site/config.ts';
import { DEVICES, type Device, type DeviceValues } from '../site/devices.ts';
import { changeSignals, shared } from './shared.ts';

/**
 * Limits of the page's devices in CSS pixels: the largest window width of each device, but for widescreen the smallest. Desktop
 * has the widths in between.
 */
export type Breakpoints = Readonly<Partial<Record<Exclude<Device, 'desktop'>, number>>>;

/** Breakpoints of a page whose builder defines none (§9, BP-1). */
const DEFAULT: Breakpoints = { mobile: 800, tablet: 1000, laptop: 1500, widescreen: 2400 };

/** Returns the breakpoints of the devices enabled in the page builder, or the defaults if there are none. */
export function breakpoints(): Breakpoints {
  const found = Object.entries(siteConfig().builder.breakpoints).filter(([name]) => isWithLimit(name));
  return found.length > 0 ? Object.fromEntries(found) : DEFAULT;
}

const isWithLimit = (name: string): boolean =>
  name !== 'desktop' && DEVICES.some((device) => device === name);

/** Returns the device for a window of this width, in CSS pixels. */
export function deviceAt(
  width: number,
  { widescreen = Number.POSITIVE_INFINITY, ...upTo }: Breakpoints,
): Device {
  if (width >= widescreen) return 'widescreen';
  const wideEnough = Object.entries(upTo).filter(([, limit]) => width <= limit);
  const [narrowest] = wideEnough.sort(([, a], [, b]) => a - b);
  return narrowest ? (narrowest[0] as Device) : 'desktop';
}

/**
 * Returns the value for a device. A device without a value uses the value of the next larger enabled device, and widescreen the
 * value of desktop.
 */
export function forDevice<T>(values: DeviceValues<T>, at: Device): T {
  const upTo = at === 'widescreen' ? DEVICES.length : DEVICES.indexOf('desktop');
  const isOn = (name: Device) => name === at || name in breakpoints();
  const nearest = DEVICES.slice(DEVICES.indexOf(at), upTo).find(
    (name) => isOn(name) && values[name] !== undefined,
  );
  return values[nearest ?? 'desktop'] ?? values.desktop;
}

/** Returns the current device, read from the window's width. Does not notify subscribers of `device()`. */
export const deviceNow = (): Device => deviceAt(window.innerWidth, breakpoints());

/** Events after which the device may differ: the width changes, or a late script sets the builder's global with the breakpoints. */
const CHANGES = ['resize', 'load', 'elementor/frontend/init'];

/**
 * Returns a signal with the current device. It follows the window's width and reads the builder's breakpoints again with every
 * change and every call (RT-27). The first call starts the page's only watcher.
 */
export function device(): ReadonlySignal<Device> {
  const { current, follow } = shared('device', (ended) => {
    const current = signal(deviceNow());
    const follow = () =>
      changeSignals('device', () => {
        current.value = deviceNow();
      });
    for (const change of CHANGES) window.addEventListener(change, follow, { signal: ended });
    return { current, follow };
  });
  follow();
  return current;
}

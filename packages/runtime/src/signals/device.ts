import { type ReadonlySignal, signal } from '@preact/signals-core';
import { siteConfig } from '../site/config.ts';
import { DEVICES, type Device, type DeviceValues } from '../site/devices.ts';
import { changeSignals, shared } from './shared.ts';

/** The devices a page tells apart, by widths in CSS pixels: each up to its own, widescreen from its own, desktop between them. */
export type Breakpoints = Readonly<Partial<Record<Exclude<Device, 'desktop'>, number>>>;

/** Breakpoints of a page whose builder defines none (§9, BP-1). */
const DEFAULT: Breakpoints = { mobile: 800, tablet: 1000, laptop: 1500, widescreen: 2400 };

/** What the page's builder says: the devices that its site has switched on. Else the defaults. */
export function breakpoints(): Breakpoints {
  const found = Object.entries(siteConfig().builder.breakpoints).filter(([name]) => isWithLimit(name));
  return found.length > 0 ? Object.fromEntries(found) : DEFAULT;
}

const isWithLimit = (name: string): boolean =>
  name !== 'desktop' && DEVICES.some((device) => device === name);

/** The device a window of this width counts as. */
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
 * The value for a device: its own, else that of the next larger device that the site has switched on. Widescreen has its own or
 * that of desktops.
 */
export function forDevice<T>(values: DeviceValues<T>, at: Device): T {
  const upTo = at === 'widescreen' ? DEVICES.length : DEVICES.indexOf('desktop');
  const isOn = (name: Device) => name === at || name in breakpoints();
  const nearest = DEVICES.slice(DEVICES.indexOf(at), upTo).find(
    (name) => isOn(name) && values[name] !== undefined,
  );
  return values[nearest ?? 'desktop'] ?? values.desktop;
}

/** The current device, read from the window. Nobody is told when it is another one than before. */
export const deviceNow = (): Device => deviceAt(window.innerWidth, breakpoints());

/** After these the breakpoints may be others: the builder's global may be set by a script that comes late. */
const CHANGES = ['resize', 'load', 'elementor/frontend/init'];

/**
 * The current device, kept true when the window changes. The builder's breakpoints are read anew with every change and every
 * call (RT-27). One watcher a page, started at first use.
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

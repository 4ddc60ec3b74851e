import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { breakpoints, device, deviceAt } from './device.ts';

/** The width, in CSS pixels, up to which the page builder calls a window a tablet. */
const setTabletUpTo = (value: number) =>
  vi.stubGlobal('elementorFrontendConfig', { responsive: { breakpoints: { tablet: { value } } } });

beforeEach(() => start());
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('devices', () => {
  it.each([
    [320, 'mobile'],
    [800, 'mobile'],
    [801, 'tablet'],
    [1000, 'tablet'],
    [1001, 'laptop'],
    [1500, 'laptop'],
    [1501, 'desktop'],
    [2399, 'desktop'],
    [2400, 'widescreen'],
  ] as const)('AB-1 a window %d wide is a %s', (width, device) => {
    expect(deviceAt(width, breakpoints())).toBe(device);
  });

  it('RT-27 breakpoints of a global that comes after the first use are used', () => {
    vi.stubGlobal('innerWidth', 1100);
    expect(device().peek()).toBe('laptop');
    setTabletUpTo(1200);
    expect(device().peek()).toBe('tablet');
  });

  it.each(['resize', 'load', 'elementor/frontend/init'])(
    'RT-27 who follows the device hears of a late global with the window’s "%s"',
    (event) => {
      vi.stubGlobal('innerWidth', 1100);
      const heard: string[] = [];
      const end = device().subscribe((now) => heard.push(now));
      setTabletUpTo(1200);
      window.dispatchEvent(new Event(event));
      window.dispatchEvent(new Event(event));
      expect(heard).toEqual(['laptop', 'tablet']);
      vi.stubGlobal('innerWidth', 1300);
      window.dispatchEvent(new Event('resize'));
      expect(heard).toEqual(['laptop', 'tablet', 'laptop']);
      end();
    },
  );

  it('RT-18 a stopped page follows nothing', () => {
    vi.stubGlobal('innerWidth', 1100);
    const before = device();
    stop();
    vi.stubGlobal('innerWidth', 700);
    window.dispatchEvent(new Event('resize'));
    expect(before.peek()).toBe('laptop');
    expect(device().peek()).toBe('mobile');
  });
});

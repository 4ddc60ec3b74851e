import { beforeEach, describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { breakpoints, device, deviceAt, forDevice } from './device.ts';

/** Sets the page builder's global with the site's breakpoints. */
const setBreakpoints = (breakpoints: unknown) =>
  vi.stubGlobal('elementorFrontendConfig', { responsive: { breakpoints } });
/** Sets the largest width of a tablet, in CSS pixels. */
const setTabletUpTo = (value: number) => setBreakpoints({ tablet: { value }, laptop: { value: 1500 } });

beforeEach(() => start());

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
  ] as const)('BP-1 a window %d px wide is a %s with the default breakpoints', (width, device) => {
    expect(deviceAt(width, breakpoints())).toBe(device);
  });

  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'mobile_extra'],
    [880, 'mobile_extra'],
    [881, 'tablet'],
    [1025, 'tablet_extra'],
    [1201, 'desktop'],
    [2399, 'desktop'],
    [2400, 'widescreen'],
  ] as const)('BP-1 a window %d px wide is a %s on a site without laptops', (width, device) => {
    setBreakpoints({
      tablet_extra: { value: 1200, direction: 'max', is_enabled: true },
      tablet: { value: 1024, direction: 'max', is_enabled: true },
      mobile: { value: '767', direction: 'max', is_enabled: true },
      mobile_extra: { value: 880, direction: 'max' },
      laptop: { value: 1366, direction: 'max', is_enabled: false },
      widescreen: { value: 2400, direction: 'min', is_enabled: true },
    });
    expect(deviceAt(width, breakpoints())).toBe(device);
  });

  it.each([
    [{}],
    [null],
    [[]],
    ['wide'],
    [{ desktop: { value: 1 }, watch: { value: 900 }, mobile: { value: 'x' } }],
  ])('BP-1 breakpoints ignores the invalid setting %j', (odd) => {
    setBreakpoints(odd);
    expect(deviceAt(900, breakpoints())).toBe('tablet');
  });

  it.each([
    ['mobile', 2],
    ['tablet', 2],
    ['laptop', 4],
    ['desktop', 4],
    ['widescreen', 6],
  ] as const)('BP-1 a %s uses its value, or the value of the next larger device', (at, expected) => {
    expect(forDevice({ desktop: 4, tablet: 2, widescreen: 6 }, at)).toBe(expected);
  });

  it('BP-1 smaller devices do not inherit values from a disabled device or from widescreen', () => {
    expect(forDevice({ desktop: 4, mobile_extra: 1, widescreen: 6 }, 'mobile')).toBe(4);
    expect(forDevice({ desktop: 4, laptop: 3 }, 'widescreen')).toBe(4);
    setBreakpoints({ mobile: { value: 767 }, mobile_extra: { value: 880 } });
    expect(forDevice({ desktop: 4, mobile_extra: 0 }, 'mobile')).toBe(0);
  });

  it('RT-27 the device signal uses breakpoints from a global that is set after the first use', () => {
    vi.stubGlobal('innerWidth', 1100);
    expect(device().peek()).toBe('laptop');
    setTabletUpTo(1200);
    expect(device().peek()).toBe('tablet');
  });

  it.each(['resize', 'load', 'elementor/frontend/init'])(
    'RT-27 if a global is set late, the device signal notifies subscribers at the window’s "%s" event',
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

  it('RT-18 the device signal ignores changes to the window after the page was stopped', () => {
    vi.stubGlobal('innerWidth', 1100);
    const before = device();
    stop();
    vi.stubGlobal('innerWidth', 700);
    window.dispatchEvent(new Event('resize'));
    expect(before.peek()).toBe('laptop');
    expect(device().peek()).toBe('mobile');
  });
});

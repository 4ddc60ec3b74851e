import { describe, expect, it } from 'vitest';
import { breakpoints, deviceAt } from './device.ts';

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
});

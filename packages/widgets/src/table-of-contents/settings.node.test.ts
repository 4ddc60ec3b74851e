import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

describe('the settings of a table of contents', () => {
  it.each([
    ['tablet', 'tablet', true],
    ['tablet', 'mobile_extra', true],
    ['tablet', 'tablet_extra', false],
    ['tablet', 'widescreen', false],
    ['mobile', 'mobile_extra', false],
    ['laptop', 'tablet_extra', true],
    ['none', 'mobile', false],
    ['desktop', 'widescreen', true],
    ['phablet', 'mobile', true],
  ] as const)(
    'TOC-1 with minimized_on %s, on the device %s, a table of contents starts folded: %s',
    (minimized_on, device, isFolded) => {
      expect(settings.parse({ minimized_on }, () => {}).foldedOn(device)).toBe(isFolded);
    },
  );
});

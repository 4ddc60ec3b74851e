import type { Device } from '@iyim/runtime/shop';

/** What a list of devices holds that is left out, narrowest first. */
export const ALL_DEVICES: readonly Device[] = [
  'mobile',
  'mobile_extra',
  'tablet',
  'tablet_extra',
  'laptop',
  'desktop',
  'widescreen',
];

import { byDevice, defineSettings, length } from '@iyim/runtime/widget';

/** What the outer element of the page builder says about a plugin's slider. */
export const outerSettings = defineSettings(
  {
    slider_height: byDevice(length('', '')),
    thumbnail_width: byDevice(length('', '')),
    thumbnail_height: byDevice(length('', '')),
  },
  (raw) => raw,
  { isTolerant: true },
);

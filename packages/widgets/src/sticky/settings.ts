import { DEVICES } from '@iyim/runtime/shop';
import { byDevice, choice, defineSettings, list, number, toggle } from '@iyim/runtime/widget';

const limits = { min: 0, max: 10_000 };

export const settings = defineSettings(
  {
    sticky: choice(['top', 'bottom'], 'top', 'Edge of the window at which the element stays.'),
    sticky_on: list(DEVICES, 'Devices on which the element sticks.', DEVICES),
    sticky_offset: byDevice(
      number(
        0,
        'Pixels between the element and the edge. At the top edge the admin bar’s height is added.',
        limits,
      ),
    ),
    sticky_effects_offset: byDevice(
      number(
        0,
        'Pixels that the page must scroll after the element has become stuck until it gets the class `elementor-sticky--effects`.',
        limits,
      ),
    ),
    sticky_parent: toggle(false, 'Keeps the element inside the container around it.'),
    sticky_anchor_link_offset: byDevice(
      number(
        0,
        'Minimum number of pixels that are kept free above the targets of links. The element’s own height is always kept free.',
        limits,
      ),
    ),
    bottom_spacing: number(
      0,
      'Pixels that are kept free below an element that is taller than the window.',
      limits,
    ),
  },
  (raw) => ({
    side: raw.sticky,
    devices: raw.sticky_on,
    offset: raw.sticky_offset,
    effectsOffset: raw.sticky_effects_offset,
    staysInParent: raw.sticky_parent,
    anchorOffset: raw.sticky_anchor_link_offset,
    spacing: raw.bottom_spacing,
  }),
  { isTolerant: true },
);

export type StickySettings = ReturnType<typeof settings.parse>;

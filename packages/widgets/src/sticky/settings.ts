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
        'Space between the element and the edge, in px. At the top edge, the height of WordPress’s admin bar is added.',
        limits,
      ),
    ),
    sticky_effects_offset: byDevice(
      number(
        0,
        'Distance that the page must scroll, after the element has become stuck, before the element gets the class `elementor-sticky--effects`, in px.',
        limits,
      ),
    ),
    sticky_parent: toggle(false, 'Keeps the element inside the container around it while it sticks.'),
    sticky_anchor_link_offset: byDevice(
      number(
        0,
        'Minimum space above the targets of links within the page, in px. Space for the element itself is always kept.',
        limits,
      ),
    ),
    bottom_spacing: number(
      0,
      'Space kept between the end of an element that does not fit in the window and the window’s edge, in px.',
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

import { DEVICES } from '@iyim/runtime/shop';
import { byDevice, choice, defineSettings, list, number, toggle } from '@iyim/runtime/widget';

const limits = { min: 0, max: 10_000 };

export const settings = defineSettings(
  {
    sticky: choice(['top', 'bottom'], 'top', 'Which edge of the window it stays at.'),
    sticky_on: list(DEVICES, 'On which devices.', DEVICES),
    sticky_offset: byDevice(
      number(0, 'Pixels between it and the edge. At the top the admin bar’s height is added.', limits),
    ),
    sticky_effects_offset: byDevice(
      number(
        0,
        'Pixels of scrolling after which it has the class for effects, from where it begins to stick.',
        limits,
      ),
    ),
    sticky_parent: toggle(false, 'Stays within the container around it.'),
    sticky_anchor_link_offset: byDevice(
      number(0, 'Pixels that are kept free above anchors at least. Its own height always is.', limits),
    ),
    bottom_spacing: number(0, 'Pixels kept free below one that is higher than the window.', limits),
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

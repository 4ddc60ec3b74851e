import { defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    speed: number(500, 'Duration of scrolling to a section, in ms.', { min: 0, max: 10_000 }),
    offset: number(0, 'Distance from the top of the window to a section that was scrolled to, in px.'),
    sectionIdVisibility: toggle(
      false,
      'Leaves the address unchanged. Off: the address gets the id of the current section. The plugin’s name of this setting suggests the opposite.',
    ),
    sectionSwitch: toggle(
      false,
      'Scrolls to the next or previous section with each turn of the wheel, and with the arrow and Page keys.',
    ),
    sectionSwitchOnMobile: toggle(
      true,
      'Enables `sectionSwitch` even in windows as narrow as a phone or a tablet.',
    ),
  },
  (raw) => ({
    speed: raw.speed,
    offset: raw.offset,
    isInAddress: !raw.sectionIdVisibility,
    switches: raw.sectionSwitch,
    switchesNarrow: raw.sectionSwitchOnMobile,
  }),
  { isTolerant: true },
);

export type NavigationSettings = ReturnType<typeof settings.parse>;

import { defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    speed: number(500, 'Duration of scrolling to a section, in ms.', { min: 0, max: 10_000 }),
    offset: number(0, 'Space above a section after scrolling to it, in px.'),
    sectionIdVisibility: toggle(
      false,
      'Leaves the address of the page unchanged. If off, the id of the current section is added to it. JetElements’ name of this setting suggests the opposite.',
    ),
    sectionSwitch: toggle(
      false,
      'Scrolls by one section with each turn of the mouse wheel, and with the arrow, Page Up and Page Down keys.',
    ),
    sectionSwitchOnMobile: toggle(
      true,
      'Enables `sectionSwitch` also in windows that are as narrow as a phone or a tablet.',
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

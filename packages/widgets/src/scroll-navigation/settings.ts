import { defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    speed: number(500, 'How long the way to a section takes, in ms.', { min: 0, max: 10_000 }),
    offset: number(0, 'How far below the top of the window a section stops, in px.'),
    sectionIdVisibility: toggle(
      false,
      'Keeps the address as it is. Off, it has the id of the current section; the plugin’s name says the opposite.',
    ),
    sectionSwitch: toggle(false, 'A turn of the wheel, or a key, goes to the next section.'),
    sectionSwitchOnMobile: toggle(true, 'Also in windows as narrow as a phone’s or a tablet’s.'),
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

import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    activeIndex: number(
      0,
      'Number of the tab that is open at first, if the server opens none: 0 for the first tab, -1 for no tab.',
      { min: -1 },
    ),
    event: choice(['click', 'hover'], 'click', 'Mouse event that opens a tab.'),
    autoSwitch: toggle(false, 'Opens the tabs automatically, one after another.'),
    autoSwitchDelay: number(3000, 'How long each tab stays open with `autoSwitch`, in ms. At least 500.', {
      min: 500,
      max: 600_000,
    }),
    switchScrolling: toggle(false, 'Scrolls an opened panel to the top of the window.'),
    switchScrollingOffset: number(0, 'Space left above the panel after scrolling to it, in px.'),
  },
  (raw) => ({
    activeIndex: raw.activeIndex,
    opensByHover: raw.event === 'hover',
    switchEvery: raw.autoSwitch ? raw.autoSwitchDelay : null,
    scroll: raw.switchScrolling ? { offset: raw.switchScrollingOffset, delay: 500 } : null,
  }),
  { isTolerant: true },
);

export type TabsSettings = ReturnType<typeof settings.parse>;

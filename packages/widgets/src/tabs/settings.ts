import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    activeIndex: number(
      0,
      'Index of the tab that is open at first, from 0, if the server shows none; -1 for no open tab.',
      { min: -1 },
    ),
    event: choice(['click', 'hover'], 'click', 'Mouse event that opens a tab.'),
    autoSwitch: toggle(false, 'Opens the tabs one after the other.'),
    autoSwitchDelay: number(3000, 'Milliseconds that each tab stays open.', { min: 500, max: 600_000 }),
    switchScrolling: toggle(false, 'Scrolls an opened panel to the top of the window.'),
    switchScrollingOffset: number(0, 'Pixels kept free above the panel.'),
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

import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    activeIndex: number(
      0,
      'Index of the tab that is initially open if the server opens no tab, counted from 0; -1 for no open tab.',
      { min: -1 },
    ),
    event: choice(['click', 'hover'], 'click', 'Mouse event that opens a tab.'),
    autoSwitch: toggle(false, 'Opens the tabs automatically, one after another.'),
    autoSwitchDelay: number(3000, 'Time for which each tab stays open with `autoSwitch`, in ms.', {
      min: 500,
      max: 600_000,
    }),
    switchScrolling: toggle(false, 'Scrolls an opened panel to the top of the window.'),
    switchScrollingOffset: number(0, 'Space above the panel that `switchScrolling` scrolls to, in px.'),
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

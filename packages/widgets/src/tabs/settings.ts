import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    activeIndex: number(
      0,
      'Which tab is open at first, counted from 0, where the server shows none; -1: none.',
      { min: -1 },
    ),
    event: choice(['click', 'hover'], 'click', 'What opens a tab, for a mouse.'),
    autoSwitch: toggle(false, 'Opens one tab after the other.'),
    autoSwitchDelay: number(3000, 'Milliseconds that each stays open.', { min: 500, max: 600_000 }),
    switchScrolling: toggle(false, 'Scrolls a panel that was opened to the top of the window.'),
    switchScrollingOffset: number(0, 'Pixels above it.'),
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

import { choice, defineSettings, duration, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    default_state: choice(
      ['', 'expanded', 'all_collapsed'],
      '',
      'What is open at first: the first item, none, or, when empty, what the server shows open.',
    ),
    max_items_expended: choice(['one', 'multiple'], 'one', 'Whether opening an item closes the others.'),
    n_accordion_animation_duration: duration(400, 'How long an item takes to open or close.'),
    collapsible: toggle(false, 'The tabs plugin’s word for one open item at a time.'),
    switchScrolling: toggle(false, 'Scrolls an item that was opened to the top of the window.'),
    switchScrollingOffset: number(0, 'Pixels above it.'),
    switchScrollingDelay: number(500, 'Milliseconds until it scrolls.', { min: 0, max: 10_000 }),
  },
  (raw) => ({
    atFirst: raw.default_state,
    isOneAtATime: raw.max_items_expended === 'one',
    duration: raw.n_accordion_animation_duration,
    isCollapsible: raw.collapsible,
    scroll: raw.switchScrolling
      ? { offset: raw.switchScrollingOffset, delay: raw.switchScrollingDelay }
      : null,
  }),
  { isTolerant: true },
);

export type AccordionSettings = ReturnType<typeof settings.parse>;

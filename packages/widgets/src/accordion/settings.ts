import { choice, defineSettings, duration, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    default_state: choice(
      ['', 'expanded', 'all_collapsed'],
      '',
      'Items that start open: the first one (`expanded`), no item (`all_collapsed`), or the items the server shows open (empty).',
    ),
    max_items_expended: choice(
      ['one', 'multiple'],
      'one',
      'Items that can be open at the same time, in the nested Elementor Accordion and in plain markup.',
    ),
    n_accordion_animation_duration: duration(400, 'Duration of opening or closing an item.'),
    collapsible: toggle(false, 'JetTabs only: whether opening an item closes the others.'),
    switchScrolling: toggle(false, 'Scrolls an opened item to the top of the window.'),
    switchScrollingOffset: number(0, 'Space left above the item after scrolling to it, in px.'),
    switchScrollingDelay: number(500, 'Delay between opening an item and scrolling to it, in ms.', {
      min: 0,
      max: 10_000,
    }),
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

import { choice, defineSettings, duration, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    default_state: choice(
      ['', 'expanded', 'all_collapsed'],
      '',
      'Items that are open at first: the first item, unless the server opens others (`expanded`), no items (`all_collapsed`), or those the server opens (empty). Has no effect in the classic Elementor Accordion.',
    ),
    max_items_expended: choice(
      ['one', 'multiple'],
      'one',
      'How many items can be open at the same time. Applies to the nested Elementor Accordion and to plain markup.',
    ),
    n_accordion_animation_duration: duration(400, 'Duration of opening or closing an item, in ms.'),
    collapsible: toggle(false, 'Closes the other items when an item opens. Applies to JetTabs only.'),
    switchScrolling: toggle(false, 'Scrolls an opened item to the top of the window.'),
    switchScrollingOffset: number(0, 'Space left above the item after scrolling to it, in px.'),
    switchScrollingDelay: number(500, 'Delay between opening an item and scrolling to it, in ms.', {
      min: 0,
      max: 10_000,
    }),
    orientation: choice(
      ['vertical', 'horizontal'],
      'vertical',
      'Direction of the strips of an image accordion: tall ones side by side (`vertical`), or wide ones below each other (`horizontal`). JetTabs’ own style sheet takes precedence.',
    ),
    activeSize: number(
      50,
      'Share of the space that the active picture of an image accordion takes, in per cent.',
      {
        min: 1,
        max: 100,
      },
    ),
    activeItem: number(
      -1,
      'Index, from 0, of the picture that is active in an image accordion while the visitor has not chosen one; -1: none.',
    ),
    duration: duration(500, 'Duration of the motion of an image accordion, in ms.'),
  },
  (raw) => ({
    atFirst: raw.default_state,
    isOneAtATime: raw.max_items_expended === 'one',
    duration: raw.n_accordion_animation_duration,
    isCollapsible: raw.collapsible,
    scroll: raw.switchScrolling
      ? { offset: raw.switchScrollingOffset, delay: raw.switchScrollingDelay }
      : null,
    images: {
      isColumn: raw.orientation === 'horizontal',
      share: raw.activeSize,
      first: raw.activeItem,
      duration: raw.duration,
    },
  }),
  { isTolerant: true },
);

export type AccordionSettings = ReturnType<typeof settings.parse>;

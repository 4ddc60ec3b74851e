import { choice, defineSettings, duration, period, toggle } from '@iyim/runtime/widget';
import { MARKERS } from './markers.ts';
import { KINDS } from './rotation.ts';

/** The defaults of times are those of §9. */
export const settings = defineSettings(
  {
    headline_style: choice(
      ['highlight', 'rotate'],
      'highlight',
      'Whether its words are marked, or phrases take turns.',
    ),
    animation_type: choice(KINDS, 'typing', 'How one phrase follows another.'),
    rotate_iteration_delay: period(2500, 'How long a phrase stays; the other times are parts of it.', true),
    marker: choice(MARKERS, 'circle', 'How the words are marked.'),
    highlight_animation_duration: duration(1200, 'How long the mark is drawn.'),
    highlight_iteration_delay: period(8000, 'How long after that it is drawn again.', true),
    loop: toggle(false, 'Goes on from the last phrase with the first, and draws the mark again.'),
  },
  (raw) => ({
    isRotating: raw.headline_style === 'rotate',
    kind: raw.animation_type,
    delay: raw.rotate_iteration_delay,
    marker: raw.marker,
    drawing: raw.highlight_animation_duration,
    pause: raw.highlight_iteration_delay,
    isEndless: raw.loop,
  }),
  { isTolerant: true },
);

export type HeadlineSettings = ReturnType<typeof settings.parse>;

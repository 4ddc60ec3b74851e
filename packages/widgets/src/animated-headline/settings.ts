import { choice, defineSettings, duration, period, toggle } from '@iyim/runtime/widget';
import { MARKERS } from './markers.ts';
import { KINDS } from './rotation.ts';

/** §9 specifies the default times. */
export const settings = defineSettings(
  {
    headline_style: choice(
      ['highlight', 'rotate'],
      'highlight',
      'Marks the words (`highlight`) or rotates phrases (`rotate`).',
    ),
    animation_type: choice(KINDS, 'typing', 'Animation from one phrase to the next.'),
    rotate_iteration_delay: period(
      2500,
      'Time that each phrase is shown; the other times are fractions of it.',
      true,
    ),
    marker: choice(MARKERS, 'circle', 'Shape of the mark.'),
    highlight_animation_duration: duration(1200, 'Duration of drawing the mark.'),
    highlight_iteration_delay: period(8000, 'Pause before the mark is drawn again.', true),
    loop: toggle(false, 'Restarts with the first phrase after the last, and draws the mark repeatedly.'),
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

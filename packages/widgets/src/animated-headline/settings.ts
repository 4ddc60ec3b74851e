import { choice, defineSettings, duration, period, toggle } from '@iyim/runtime/widget';
import { MARKERS } from './markers.ts';
import { KINDS } from './rotation.ts';

/** §9 specifies the default times. */
export const settings = defineSettings(
  {
    headline_style: choice(
      ['highlight', 'rotate'],
      'highlight',
      'Effect of the headline: a drawn mark on some words (`highlight`), or phrases that replace each other (`rotate`).',
    ),
    animation_type: choice(KINDS, 'typing', 'Animation between phrases if `headline_style` is `rotate`.'),
    rotate_iteration_delay: period(
      2500,
      'Scales the times of the animation: each phrase is shown for this time, in ms.',
      true,
    ),
    marker: choice(MARKERS, 'circle', 'Shape of the mark if `headline_style` is `highlight`.'),
    highlight_animation_duration: duration(1200, 'Duration of drawing the mark, in ms.'),
    highlight_iteration_delay: period(8000, 'Pause before the mark is drawn again, in ms.', true),
    loop: toggle(false, 'Repeats the animation: starts again with the first phrase, or redraws the mark.'),
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

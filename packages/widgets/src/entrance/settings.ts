import { byDevice, defineSettings, number, text } from '@iyim/runtime/widget';

/** Content waits no longer, in milliseconds. */
const LONGEST = 10_000;

export const settings = defineSettings(
  {
    animation: byDevice(
      text('', 'How a section, column or container comes in: `fadeInUp`, `zoomIn`, …; `none`: it is there.'),
    ),
    animation_delay: number(0, 'Milliseconds from being seen to the animation.', { min: 0, max: LONGEST }),
    _animation: byDevice(text('', 'The same for a widget, where there is no `animation`.')),
    _animation_delay: number(0, 'The same for a widget. Counts before `animation_delay`.', {
      min: 0,
      max: LONGEST,
    }),
  },
  (raw) => ({
    animations: [raw.animation, raw._animation],
    delay: raw._animation_delay || raw.animation_delay,
  }),
  { isTolerant: true },
);

export type EntranceSettings = ReturnType<typeof settings.parse>;

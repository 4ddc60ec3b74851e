import { byDevice, defineSettings, number, text } from '@iyim/runtime/widget';

/** Maximum delay in ms. */
const LONGEST = 10_000;

export const settings = defineSettings(
  {
    animation: byDevice(
      text(
        '',
        'Entrance animation of a section, column or container: `fadeInUp`, `zoomIn`, …; `none`: no animation.',
      ),
    ),
    animation_delay: number(0, 'Delay before the animation starts once the element is in view, in ms.', {
      min: 0,
      max: LONGEST,
    }),
    _animation: byDevice(text('', 'Entrance animation of a widget; used if `animation` is not set.')),
    _animation_delay: number(
      0,
      'Delay of a widget’s animation, in ms. Takes precedence over `animation_delay`.',
      {
        min: 0,
        max: LONGEST,
      },
    ),
  },
  (raw) => ({
    animations: [raw.animation, raw._animation],
    delay: raw._animation_delay || raw.animation_delay,
  }),
  { isTolerant: true },
);

export type EntranceSettings = ReturnType<typeof settings.parse>;

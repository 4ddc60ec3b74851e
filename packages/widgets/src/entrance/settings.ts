import { byDevice, defineSettings, number, text } from '@iyim/runtime/widget';

/** Maximum delay in ms. */
const LONGEST = 10_000;

export const settings = defineSettings(
  {
    animation: byDevice(
      text(
        '',
        'Name of an Elementor entrance animation, such as `fadeInUp`, `zoomIn` or `bounceInLeft`. `none` turns it off.',
      ),
    ),
    animation_delay: number(
      0,
      'Delay between the element coming into view and the start of its animation, in ms.',
      {
        min: 0,
        max: LONGEST,
      },
    ),
    _animation: byDevice(
      text(
        '',
        'Same as `animation`, under the name that Elementor uses for widgets. Used if `animation` is not set.',
      ),
    ),
    _animation_delay: number(
      0,
      'Same as `animation_delay`, under the name that Elementor uses for widgets, in ms. If not 0, it takes precedence.',
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

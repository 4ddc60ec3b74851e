import { byDevice, choice, defineSettings, duration, toggle } from '@iyim/runtime/widget';
import { SIDES } from './read.ts';

export const settings = defineSettings(
  {
    tooltip_trigger: byDevice(
      choice(
        ['mouseenter', 'click', 'none'],
        'click',
        'What shows a tooltip. With `mouseenter` the focus and a tap do, too; with `none` all of them are shown.',
      ),
    ),
    tooltip_position: byDevice(
      choice(SIDES, 'top', 'At which side of its spot it stands, where there is room.'),
    ),
    tooltip_animation: choice(
      [
        'e-hotspot--fade-in-out',
        'e-hotspot--fade-grow',
        'e-hotspot--fade-direction',
        'e-hotspot--slide-direction',
      ],
      'e-hotspot--fade-in-out',
      'How it comes.',
    ),
    hotspot_sequenced_animation: toggle(false, 'The spots come one after the other, once they are seen.'),
    hotspot_sequenced_animation_duration: duration(1000, 'How long that takes for all of them.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type HotspotsSettings = ReturnType<typeof settings.parse>;

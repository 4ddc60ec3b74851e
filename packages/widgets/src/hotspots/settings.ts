import { byDevice, choice, defineSettings, duration, toggle } from '@iyim/runtime/widget';
import { tooltipSettings } from '../../shared/tooltip/tooltip-settings.ts';
import { SIDES } from './read.ts';

export const settings = defineSettings(
  {
    tooltip_trigger: byDevice(
      choice(
        ['mouseenter', 'click', 'none'],
        'click',
        'Event that shows a tooltip. With `mouseenter`, focus and a tap show it too. With `none`, all tooltips are always visible.',
      ),
    ),
    tooltip_position: byDevice(
      choice(SIDES, 'top', 'Side of the spot on which its tooltip appears, if there is space.'),
    ),
    tooltip_animation: choice(
      [
        'e-hotspot--fade-in-out',
        'e-hotspot--fade-grow',
        'e-hotspot--fade-direction',
        'e-hotspot--slide-direction',
      ],
      'e-hotspot--fade-in-out',
      'Animation of a tooltip.',
    ),
    hotspot_sequenced_animation: toggle(
      false,
      'Shows the spots one after the other when they come into view.',
    ),
    hotspot_sequenced_animation_duration: duration(
      1000,
      'Duration of the whole sequence with `hotspot_sequenced_animation`, in ms.',
    ),
    ...tooltipSettings,
    tooltipShowOnInit: toggle(
      false,
      'In JetTricks’ markup, shows all tooltips until Escape or a press outside the picture.',
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type HotspotsSettings = ReturnType<typeof settings.parse>;

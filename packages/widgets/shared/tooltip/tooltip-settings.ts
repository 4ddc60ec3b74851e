import type { Placement } from '@floating-ui/react-dom';
import type { ReadEntries } from '@iyim/runtime/page';
import { choice, duration, number, toggle } from '@iyim/runtime/widget';

const PLACEMENTS = ['top', 'bottom', 'left', 'right'].flatMap((side) => [
  side,
  `${side}-start`,
  `${side}-end`,
]) as Placement[];

/** Settings of the plugins' tooltips, as part of a widget's schema. */
export const tooltipSettings = {
  tooltipPlacement: choice(
    PLACEMENTS,
    'top',
    'Side of the feature on which its tooltip appears, if there is space.',
  ),
  tooltipTrigger: choice(
    ['mouseenter', 'click', 'focus', 'manual', 'mouseenter click', 'mouseenter focus'],
    'mouseenter',
    'Event that shows the tooltip. With `mouseenter`, focus and a tap show it too; `manual` never shows it.',
  ),
  tooltipArrow: toggle(false, 'Shows an arrow from the tooltip to the feature.'),
  tooltipDistance: number(15, 'Distance between the tooltip and the feature, in px.', { min: 0, max: 200 }),
  tooltipDelay: duration(0, 'Delay before the tooltip appears when the mouse is over the feature, in ms.'),
  tooltipShowDuration: duration(500, 'Duration of the tooltip’s fade-in, in ms.'),
} as const;

export type TooltipOptions = ReadEntries<typeof tooltipSettings>;

import type { Placement } from '@floating-ui/react-dom';
import type { ReadEntries } from '@iyim/runtime/page';
import { choice, duration, number, toggle } from '@iyim/runtime/widget';

const PLACEMENTS = ['top', 'bottom', 'left', 'right'].flatMap((side) => [
  side,
  `${side}-start`,
  `${side}-end`,
]) as Placement[];

/** Settings of the plugins' tooltips, for a widget's schema. */
export const tooltipSettings = {
  tooltipPlacement: choice(
    PLACEMENTS,
    'top',
    'At which side of a feature its tooltip stands, where there is room.',
  ),
  tooltipTrigger: choice(
    ['mouseenter', 'click', 'focus', 'manual', 'mouseenter click', 'mouseenter focus'],
    'mouseenter',
    'What shows it. The focus and a tap do as well as the mouse; `manual`: nothing does.',
  ),
  tooltipArrow: toggle(false, 'Whether an arrow leads from it to the feature.'),
  tooltipDistance: number(15, 'Pixels between the two.', { min: 0, max: 200 }),
  tooltipDelay: duration(0, 'How long the mouse rests there before it comes.'),
  tooltipShowDuration: duration(500, 'How long it takes to come.'),
} as const;

export type TooltipOptions = ReadEntries<typeof tooltipSettings>;

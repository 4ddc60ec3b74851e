import { Enhance } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { usePlace } from '../../shared/tooltip/use-place.ts';
import { type Side, sideClasses, type TooltipInput } from './read.ts';

export interface PlacingProps {
  readonly tooltip: TooltipInput;
  /** The spot's button. */
  readonly beside: HTMLElement;
  readonly side: Side;
}

const DISTANCE = 8;

/** Positions a tooltip next to its spot, inside the viewport, and sets the direction that it appears from. */
export function Placing({ tooltip, beside, side }: PlacingProps): ReactNode {
  const place = usePlace(beside, tooltip.box, {
    placement: side,
    distance: DISTANCE,
    strategy: 'absolute',
  });
  return (
    <>
      <Enhance
        of={tooltip.box}
        styles={
          place ? { left: `${place.left}px`, top: `${place.top}px`, right: 'auto', bottom: 'auto' } : {}
        }
      />
      <Enhance of={tooltip.element} classes={sideClasses(place?.side)} />
    </>
  );
}

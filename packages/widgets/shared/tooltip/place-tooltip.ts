export type Side = 'top' | 'bottom' | 'left' | 'right';
/** In the words of Popper; `start` is where lines of text begin. */
export type Placement = Side | `${Side}-start` | `${Side}-end`;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

export interface PlaceOptions {
  readonly placement: Placement;
  /** Pixels between the two. */
  readonly distance: number;
  readonly isRtl: boolean;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Of the trigger, where it stands. */
  readonly side: Side;
  /** Where the trigger's middle is along the tooltip's edge, in pixels. */
  readonly arrow: number;
}

/** Pixels that are kept to the edge of the window, and of an arrow to the corners. */
const EDGE = 8;
const CORNER = 14;
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Where in the window a tooltip stands: at the side that is asked for, else at the other one, and always inside. */
export function placeTooltip(
  trigger: Box,
  tooltip: Size,
  view: Size,
  { placement, distance, isRtl }: PlaceOptions,
): Place {
  const [wanted, alignment] = placement.split('-') as [Side, 'start' | 'end' | undefined];
  const isColumn = wanted === 'top' || wanted === 'bottom';
  const room: Readonly<Record<Side, number>> = {
    top: trigger.top,
    bottom: view.height - trigger.top - trigger.height,
    left: trigger.left,
    right: view.width - trigger.left - trigger.width,
  };
  const need = distance + EDGE + (isColumn ? tooltip.height : tooltip.width);
  const other = OPPOSITE[wanted];
  if (!isColumn && room[wanted] < need && room[other] < need)
    return placeTooltip(trigger, tooltip, view, { placement: 'top', distance, isRtl });
  const side = room[wanted] >= need || room[wanted] >= room[other] ? wanted : other;

  const isAtStart = isColumn && isRtl ? alignment === 'end' : alignment === 'start';
  const along = (start: number, length: number, own: number, whole: number) => {
    const aligned = !alignment ? start + (length - own) / 2 : isAtStart ? start : start + length - own;
    const at = clamp(aligned, EDGE, whole - own - EDGE);
    return { at, arrow: clamp(start + length / 2 - at, CORNER, own - CORNER) };
  };
  const across = (start: number, length: number, own: number, whole: number) => {
    const isBefore = side === 'top' || side === 'left';
    return clamp(isBefore ? start - distance - own : start + length + distance, EDGE, whole - own - EDGE);
  };
  const x = [trigger.left, trigger.width, tooltip.width, view.width] as const;
  const y = [trigger.top, trigger.height, tooltip.height, view.height] as const;
  const { at, arrow } = along(...(isColumn ? x : y));
  return isColumn
    ? { left: at, top: across(...y), side, arrow }
    : { left: across(...x), top: at, side, arrow };
}

/** Within the limits; where they leave no room, at the first. */
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

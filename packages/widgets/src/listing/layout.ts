import { coerceNumber, ownValue, type PlainObject, useMedia, useServerNodes } from '@iyim/runtime/widget';
import { useMemo } from 'react';
import { itemsAmong } from './read.ts';

/** Number of columns by device. */
export interface Columns {
  readonly desktop: number;
  readonly tablet: number;
  readonly mobile: number;
}

/**
 * Returns a listing's number of columns by device (LG-7), from its options; the page builder's settings override them. If neither
 * defines a number, desktop has 3 columns and the other devices have 1. Otherwise a missing number defaults to 3 on desktop, to 1
 * on mobile, and on tablets to 1 if desktop has 1 column, otherwise to 2.
 */
export function columnsOf(options: unknown, builder: PlainObject = {}): Columns {
  const desktop = count(builder.columns) || count(ownValue(options, 'desktop'));
  const tablet = count(builder.columns_tablet) || count(ownValue(options, 'tablet'));
  const mobile = count(builder.columns_mobile) || count(ownValue(options, 'mobile'));
  if (!desktop && !tablet && !mobile) return { desktop: 3, tablet: 1, mobile: 1 };
  return { desktop: desktop || 3, tablet: tablet || (desktop === 1 ? 1 : 2), mobile: mobile || 1 };
}

function count(value: unknown): number {
  const number = Math.trunc(coerceNumber(value) ?? 0);
  return number > 0 && number <= 24 ? number : 0;
}

/** Window widths below which a window counts as a tablet or a phone, in px. Listings have their own breakpoints (§9). */
const TABLET = 1025;
const MOBILE = 768;

/** Returns the number of columns for the window's width, and whether the window is as narrow as a phone. */
export function useColumns({ desktop, tablet, mobile }: Columns): {
  readonly columns: number;
  readonly isMobile: boolean;
} {
  const isMobile = useMedia(`(width < ${MOBILE}px)`);
  const isTablet = useMedia(`(width < ${TABLET}px)`);
  return { columns: isMobile ? mobile : isTablet ? tablet : desktop, isMobile };
}

/** Returns the items of a list, including those added later. The array stays the same until the items change. */
export function useItems(list: HTMLElement): readonly HTMLElement[] {
  const children = useServerNodes(list, ':scope > *');
  return useMemo(() => itemsAmong(children), [children]);
}

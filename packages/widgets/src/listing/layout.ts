import { coerceNumber, own, type PlainObject, useMedia, useServerNodes } from '@iyim/runtime/widget';
import { useMemo } from 'react';
import { itemsAmong } from './read.ts';

/** How many items stand side by side on each device. */
export interface Columns {
  readonly desktop: number;
  readonly tablet: number;
  readonly mobile: number;
}

/**
 * Columns of a listing (LG-7), from what its options say, which a setting of the page builder's goes over. Defaults: 3 on
 * desktop and 1 on the others when nothing is said; else a tablet without a number has 1 when desktop has 1 and otherwise
 * 2, and mobile has 1.
 */
export function columnsOf(options: unknown, builder: PlainObject = {}): Columns {
  const desktop = count(builder.columns) || count(own(options, 'desktop'));
  const tablet = count(builder.columns_tablet) || count(own(options, 'tablet'));
  const mobile = count(builder.columns_mobile) || count(own(options, 'mobile'));
  if (!desktop && !tablet && !mobile) return { desktop: 3, tablet: 1, mobile: 1 };
  return { desktop: desktop || 3, tablet: tablet || (desktop === 1 ? 1 : 2), mobile: mobile || 1 };
}

function count(value: unknown): number {
  const number = Math.trunc(coerceNumber(value) ?? 0);
  return number > 0 && number <= 24 ? number : 0;
}

/** Listings' own breakpoints, in px (§9): a tablet is below 1025, a phone below 768. */
const TABLET = 1025;
const MOBILE = 768;

/** Number of items side by side in this window, and whether it is as narrow as a phone. */
export function useColumns({ desktop, tablet, mobile }: Columns): {
  readonly columns: number;
  readonly isMobile: boolean;
} {
  const isMobile = useMedia(`(width < ${MOBILE}px)`);
  const isTablet = useMedia(`(width < ${TABLET}px)`);
  return { columns: isMobile ? mobile : isTablet ? tablet : desktop, isMobile };
}

/** The items of a list, also those that come later. The same list as long as they are the same. */
export function useItems(list: HTMLElement): readonly HTMLElement[] {
  const children = useServerNodes(list, ':scope > *');
  return useMemo(() => itemsAmong(children), [children]);
}

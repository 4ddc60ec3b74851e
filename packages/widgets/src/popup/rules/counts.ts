import type { Period, Timing } from './timing.ts';

/** What is added when a popup is counted: always one for ever, and one in the period of its rule; null: it has no rule. */
export interface Count {
  readonly period: Period | null;
}

/**
 * What is counted when a popup is shown or hidden: every popup once for each showing, when it is shown or, where its rule
 * says so, when it is hidden (PO-3). The original counts periods at other moments: at the page load whether it shows or
 * not, or when any popup of the page is hidden. Here they are counted with the popup's own.
 */
export function countAt(moment: 'show' | 'hide', { times }: Timing): Count | null {
  if ((times?.countsOn ?? 'show') !== moment) return null;
  return { period: times?.period ?? null };
}

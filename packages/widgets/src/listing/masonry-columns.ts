/** What is known of an item that stands in a column. */
export interface Placed {
  readonly column: number;
  height: number;
  /** Distance from the list's start, in px. */
  start: number;
}

/** Fills columns from the shortest, so that items stay close to their order. */
export function place(ends: number[], height: number, gap: number): Placed {
  const column = ends.indexOf(Math.min(...ends));
  const start = ends[column] ?? 0;
  ends[column] = start + height + gap;
  return { column, height, start };
}

/** Where each item of known height begins when none changes its column; gives the columns' ends. */
export function settle(items: Iterable<Placed>, columns: number, gap: number): number[] {
  const ends = Array.from({ length: columns }, () => 0);
  for (const item of items) {
    item.start = ends[item.column] ?? 0;
    ends[item.column] = item.start + item.height + gap;
  }
  return ends;
}

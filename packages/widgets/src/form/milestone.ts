const MILESTONES = [25, 50, 75, 100];

/** The mark in percent that an upload has just passed, null between marks: a progress bar that speaks must be sparing. */
export function milestone(before: number, now: number): number | null {
  return MILESTONES.findLast((mark) => before < mark && mark <= now) ?? null;
}

/** Whole percent of what is to be sent; 100 only when everything has left. */
export function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, Math.floor((sent / total) * 100))) : 0;
}

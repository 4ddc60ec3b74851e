/** Remaining times, in ms, at which a countdown speaks: an hour, ten minutes, one minute, the end. */
const MILESTONES = [0, 60_000, 600_000, 3_600_000];

/**
 * The milestone that was reached between two looks at a countdown, the last one when there were several; null when there was
 * none. A screen reader hears these and no other second (CD-3).
 */
export function milestone(before: number, after: number): number | null {
  return MILESTONES.find((time) => before > time && after <= time) ?? null;
}

/**
 * How far a form is, in percent: the first step's share on the first step, else whole percents (FM-7). Nothing for a form
 * without steps.
 */
export function progressPercent(step: number, count: number): number {
  if (count < 1) return 0;
  // One division: 29 / 100 × 100 is less than 29.
  return step === 0 ? 100 / count : Math.floor(((step + 1) * 100) / count);
}

/** What a countdown can show, the largest first. */
export const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

export type Part = (typeof PARTS)[number];

const SECONDS: Readonly<Record<Part, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/**
 * The whole parts of a remaining time in ms. A part that is not shown is counted into the next smaller one that is, as the
 * elements plugin does: without days, 51 hours are 51 hours. Below 0 everything is 0 (CD-1).
 */
export function partsOf(remaining: number, shown: readonly Part[]): ReadonlyMap<Part, number> {
  let rest = Math.floor(Math.max(0, remaining) / 1000);
  const parts = new Map<Part, number>();
  for (const part of PARTS) {
    if (!shown.includes(part)) continue;
    parts.set(part, Math.floor(rest / SECONDS[part]));
    rest %= SECONDS[part];
  }
  return parts;
}

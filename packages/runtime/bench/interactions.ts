import type { Page } from 'playwright';
import { median } from './statistics.ts';

/** Limit of the interaction to next paint, in ms. */
const RESPONSIVE_MS = 200;

declare const interactions: Map<number, number>;

export interface Responsiveness {
  /** Interaction to next paint in ms: the slowest interaction, ignoring one in fifty. Browsers report multiples of 8 ms. */
  readonly responsiveness: number;
  /** Time of the slowest interaction, in ms. */
  readonly slowest: number;
  /** Number of recorded interactions. */
  readonly interactions: number;
}

/** Records the time from each key and click to the next paint. Runs in the page before its scripts, and must be self-contained. */
export function watchInteractions(): void {
  const found = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId)
        found.set(entry.interactionId, Math.max(entry.duration, found.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(globalThis, { interactions: found });
}

/** Returns the measurements that `watchInteractions` has recorded in the page. */
export async function responsivenessOf(page: Page): Promise<Responsiveness> {
  const durations = (await page.evaluate(() => [...interactions.values()])).sort((a, b) => b - a);
  return {
    responsiveness: durations[Math.floor(durations.length / 50)] ?? 0,
    slowest: durations[0] ?? 0,
    interactions: durations.length,
  };
}

export function responsivenessVerdict(what: string, visits: readonly Responsiveness[], cpu: number): string {
  const responsiveness = median(visits.map((one) => one.responsiveness));
  const slowest = median(visits.map((one) => one.slowest));
  return (
    `${what}, interaction to next paint below ${RESPONSIVE_MS} ms (${cpu}× CPU): ${responsiveness.toFixed(0)} ms ` +
    `(slowest of all ${slowest.toFixed(0)} ms): ${responsiveness < RESPONSIVE_MS ? 'met' : 'missed'}`
  );
}

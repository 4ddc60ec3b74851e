import { lengthOf, type Motion, type Plan } from '../../shared/phrase/turns.ts';

/**
 * Duration of a part's motion, delay of the first part, and additional delay for each further part, in ms. `most` limits the
 * number of additional delays.
 */
type Times = readonly [time: number, wait: number, step: number, most?: number];

/** The plugin's times for showing and hiding the parts. */
const TIMES = {
  fx1: { come: [1000, 75, 100], go: [300, 0, 40] },
  fx2: { come: [800, 0, 50], go: [300, 0, 20] },
  fx3: { come: [700, 0, 80], go: [300, 0, 50] },
  fx4: { come: [700, 550, 50], go: [200, 0, 30] },
  fx5: { come: [250, 200, 25], go: [250, 0, 25] },
  fx6: { come: [400, 0, 50], go: [200, 0, 50] },
  fx7: { come: [1000, 100, 30], go: [300, 0, 0] },
  fx8: { come: [400, 200, 20], go: [250, 0, 20] },
  fx9: { come: [400, 200, 30], go: [250, 0, 30] },
  fx10: { come: [400, 100, 50], go: [250, 0, 50] },
  fx11: { come: [1000, 100, 100, 2], go: [300, 0, 40, 2] },
  fx12: { come: [1, 75, 100], go: [1, 0, 20] },
} satisfies Record<string, { come: Times; go: Times }>;

export type Effect = keyof typeof TIMES;
export const EFFECTS = Object.keys(TIMES) as Effect[];

const motionOf = ([time, wait, step, most]: Times): Motion => ({ time, wait, step, most });

/** Returns the plan of an effect: a phrase appears, stays for `delay` ms, and is hidden before the next one appears. */
export function planOf(effect: Effect, delay: number): Plan {
  const [come, go] = [motionOf(TIMES[effect].come), motionOf(TIMES[effect].go)];
  return {
    come,
    go,
    overlaps: false,
    first: delay,
    stay: (parts) => lengthOf(come, parts) + delay,
    ending: (parts) => [{ name: 'out', time: lengthOf(go, parts) }],
  };
}

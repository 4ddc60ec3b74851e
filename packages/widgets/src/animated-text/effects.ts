import { lengthOf, type Motion, type Plan } from '../../shared/phrase/turns.ts';

/** In ms: a part's time, the first one's wait, what each further one waits more, and after how many steps no more. */
type Times = readonly [time: number, wait: number, step: number, most?: number];

/** How parts come, and how they go: the plugin's numbers. */
const TIMES = {
  fx1: [
    [1000, 75, 100],
    [300, 0, 40],
  ],
  fx2: [
    [800, 0, 50],
    [300, 0, 20],
  ],
  fx3: [
    [700, 0, 80],
    [300, 0, 50],
  ],
  fx4: [
    [700, 550, 50],
    [200, 0, 30],
  ],
  fx5: [
    [250, 200, 25],
    [250, 0, 25],
  ],
  fx6: [
    [400, 0, 50],
    [200, 0, 50],
  ],
  fx7: [
    [1000, 100, 30],
    [300, 0, 0],
  ],
  fx8: [
    [400, 200, 20],
    [250, 0, 20],
  ],
  fx9: [
    [400, 200, 30],
    [250, 0, 30],
  ],
  fx10: [
    [400, 100, 50],
    [250, 0, 50],
  ],
  fx11: [
    [1000, 100, 100, 2],
    [300, 0, 40, 2],
  ],
  fx12: [
    [1, 75, 100],
    [1, 0, 20],
  ],
} satisfies Record<string, readonly [Times, Times]>;

export type Effect = keyof typeof TIMES;
export const EFFECTS = Object.keys(TIMES) as Effect[];

const motionOf = ([time, wait, step, most]: Times): Motion => ({
  time,
  wait,
  step,
  ...(most !== undefined && { most }),
});

/** A phrase comes, stays for `delay` ms, and goes before the next one comes. */
export function planOf(effect: Effect, delay: number): Plan {
  const [come, go] = TIMES[effect].map((times) => motionOf(times)) as [Motion, Motion];
  return {
    come,
    go,
    overlaps: false,
    first: delay,
    stay: (parts) => lengthOf(come, parts) + delay,
    ending: (parts) => [{ name: 'out', time: lengthOf(go, parts) }],
  };
}

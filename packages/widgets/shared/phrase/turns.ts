/**
 * Timing of a phrase's parts in one direction, in ms: the first begins after `wait`, each further one `step` later, and each
 * takes `time`.
 */
export interface Motion {
  readonly time: number;
  readonly wait: number;
  readonly step: number;
  /** Maximum number of steps. @default one for each part */
  readonly most?: number | undefined;
}

export type StepName = 'still' | 'in' | 'selected' | 'blank' | 'out';

export interface Step {
  readonly name: StepName;
  /** Milliseconds. */
  readonly time: number;
}

/** Timing of the phrases. */
export interface Plan {
  readonly come: Motion;
  readonly go: Motion;
  /** Whether the next phrase comes while the current one goes. */
  readonly overlaps: boolean;
  /** Milliseconds that the first phrase stays. */
  readonly first: number;
  /** Returns how long a phrase stays from the start of its motion, in ms, by its parts and those of the phrase before. */
  readonly stay: (parts: number, before: number) => number;
  /** Returns the steps between staying and the next phrase. */
  readonly ending: (parts: number) => readonly Step[];
}

export interface Turn {
  readonly index: number;
  /** The phrase before it; null if this one appeared without motion. */
  readonly before: number | null;
  /** Index of its current step. */
  readonly step: number;
}

export const START: Turn = { index: 0, before: null, step: 0 };

/** Returns the duration from the beginning to the end of the last part, in ms. */
export const lengthOf = (
  { time, wait, step, most = Number.POSITIVE_INFINITY }: Motion,
  parts: number,
): number => wait + step * Math.min(Math.max(parts - 1, 0), most) + time;

export function stepsOf(plan: Plan, { index, before }: Turn, parts: readonly number[]): readonly Step[] {
  const count = parts[index] ?? 0;
  const come: Step =
    before === null
      ? { name: 'still', time: plan.first }
      : { name: 'in', time: plan.stay(count, parts[before] ?? 0) };
  return [come, ...plan.ending(count)];
}

/** Returns the next turn for the given numbers of steps and phrases; null if the last phrase stays. */
export function nextTurn(turn: Turn, steps: number, phrases: number, isEndless: boolean): Turn | null {
  if (phrases < 2 || (!isEndless && turn.step === 0 && turn.index === phrases - 1)) return null;
  if (turn.step + 1 < steps) return { ...turn, step: turn.step + 1 };
  return { index: (turn.index + 1) % phrases, before: turn.index, step: 0 };
}

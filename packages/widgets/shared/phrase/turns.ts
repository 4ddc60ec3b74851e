/**
 * Timing of a phrase's parts when it appears or disappears, in ms: the first part begins after `wait`, each further part `step`
 * later, and each takes `time`.
 */
export interface Motion {
  readonly time: number;
  readonly wait: number;
  readonly step: number;
  /** Maximum number of `step` delays. @default one for each further part */
  readonly most?: number | undefined;
}

export type StepName = 'still' | 'in' | 'selected' | 'blank' | 'out';

export interface Step {
  readonly name: StepName;
  /** Duration of the step, in ms. */
  readonly time: number;
}

/** Timing of the phrases. */
export interface Plan {
  readonly come: Motion;
  readonly go: Motion;
  /** Whether the next phrase appears while the current one disappears. */
  readonly overlaps: boolean;
  /** How long the first phrase is shown, in ms. */
  readonly first: number;
  /**
   * Returns how long a phrase is shown, from the start of its motion, in ms. The arguments are its number of parts and
   * that of the previous phrase.
   */
  readonly stay: (parts: number, before: number) => number;
  /** Returns the steps between the end of `stay` and the next phrase. */
  readonly ending: (parts: number) => readonly Step[];
}

export interface Turn {
  readonly index: number;
  /** Index of the previous phrase. Null if the current one appeared without motion. */
  readonly before: number | null;
  /** Index of the phrase's current step. */
  readonly step: number;
}

export const START: Turn = { index: 0, before: null, step: 0 };

/** Returns the duration of the motion until its last part has ended, in ms. */
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

/** How the parts of a phrase come or go, in ms: the first begins after `wait`, the next `step` later, and each takes `time`. */
export interface Motion {
  readonly time: number;
  readonly wait: number;
  readonly step: number;
  /** How many steps there are at most. @default one for each part */
  readonly most?: number | undefined;
}

export type StepName = 'still' | 'in' | 'selected' | 'blank' | 'out';

export interface Step {
  readonly name: StepName;
  /** Milliseconds. */
  readonly time: number;
}

/** How phrases follow each other. */
export interface Plan {
  readonly come: Motion;
  readonly go: Motion;
  /** The next one comes while one goes. */
  readonly overlaps: boolean;
  /** How long the first one stays, which is there already. */
  readonly first: number;
  /** How long one stays from when it begins to come, by its parts and those of the one before. */
  readonly stay: (parts: number, before: number) => number;
  /** What becomes of it before the next one comes. */
  readonly ending: (parts: number) => readonly Step[];
}

export interface Turn {
  readonly index: number;
  /** The phrase before it; null: this one did not come, but was there. */
  readonly before: number | null;
  /** Which of its steps. */
  readonly step: number;
}

export const START: Turn = { index: 0, before: null, step: 0 };

/** From the beginning to the end of the last part, in ms. */
export const lengthOf = (
  { time, wait, step, most = Number.POSITIVE_INFINITY }: Motion,
  parts: number,
): number => wait + step * Math.min(Math.max(parts - 1, 0), most) + time;

export function stepsOf(plan: Plan, { index, before }: Turn, parts: readonly number[]): readonly Step[] {
  const own = parts[index] ?? 0;
  const come: Step =
    before === null
      ? { name: 'still', time: plan.first }
      : { name: 'in', time: plan.stay(own, parts[before] ?? 0) };
  return [come, ...plan.ending(own)];
}

/** The turn after one of so many steps and phrases; null where the last phrase stays. */
export function nextTurn(turn: Turn, steps: number, phrases: number, isEndless: boolean): Turn | null {
  if (phrases < 2 || (!isEndless && turn.step === 0 && turn.index === phrases - 1)) return null;
  if (turn.step + 1 < steps) return { ...turn, step: turn.step + 1 };
  return { index: (turn.index + 1) % phrases, before: turn.index, step: 0 };
}

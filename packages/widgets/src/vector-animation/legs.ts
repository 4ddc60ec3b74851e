import type { Range } from '@iyim/runtime/widget';

type Direction = 1 | -1;

/** A sequence of legs: each leg plays the animation from one end to the other. */
export interface Legs {
  /** Directions of the legs in one round. */
  readonly round: readonly Direction[];
  /** Total number of legs; may be infinite. */
  readonly count: number;
}

interface Repetition {
  /** Number of plays; playing forwards and back counts as one. */
  readonly times: number;
  readonly comesBack: boolean;
  readonly isBackwards: boolean;
}

export function legsOf({ times, comesBack, isBackwards }: Repetition): Legs {
  const first = isBackwards ? -1 : 1;
  const round: readonly Direction[] = comesBack ? [first, isBackwards ? 1 : -1] : [first];
  return { round, count: round.length * times };
}

export const directionOf = ({ round }: Legs, leg: number): Direction => round[leg % round.length] ?? 1;

const clamp = (share: number) => Math.min(Math.max(share, 0), 1);

/**
 * Returns an element's progress through the window, from the moment its top enters at the window's bottom until its bottom leaves
 * at the window's top. The result rises from 0 to 1 between the ends of `part`, which are percentages of this distance.
 */
export function wayThrough(top: number, height: number, windowHeight: number, part: Range): number {
  return within(part, (windowHeight - top) / (windowHeight + height));
}

/** Returns how far the page is scrolled, from 0 to 1 between the ends of `part`, which are percentages. */
export const wayDown = (scrolled: number, most: number, part: Range): number =>
  within(part, most > 0 ? scrolled / most : 0);

const within = ({ start, end }: Range, share: number): number =>
  clamp((100 * share - start) / Math.max(end - start, 0.01));

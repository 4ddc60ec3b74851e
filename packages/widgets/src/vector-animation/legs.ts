import type { Range } from '@iyim/runtime/widget';

type Direction = 1 | -1;

/** From one end of an animation to the other, again and again. */
export interface Legs {
  /** Of one round. */
  readonly round: readonly Direction[];
  /** How many there are; may be infinite. */
  readonly count: number;
}

interface Wanted {
  /** How often it is played; there and back is once. */
  readonly times: number;
  readonly comesBack: boolean;
  readonly isBackwards: boolean;
}

export function legsOf({ times, comesBack, isBackwards }: Wanted): Legs {
  const first = isBackwards ? -1 : 1;
  const round: readonly Direction[] = comesBack ? [first, isBackwards ? 1 : -1] : [first];
  return { round, count: round.length * times };
}

export const directionOf = ({ round }: Legs, leg: number): Direction => round[leg % round.length] ?? 1;

const clamp = (share: number) => Math.min(Math.max(share, 0), 1);

/**
 * How much of its way from the window's bottom, where its top comes in, to the window's top, where its bottom goes out, an element has
 * behind it: 0 to 1 between the two ends of `part`, in per cent of that way.
 */
export function wayThrough(top: number, height: number, windowHeight: number, part: Range): number {
  return within(part, (windowHeight - top) / (windowHeight + height));
}

/** The same of the page's own way. */
export const wayDown = (scrolled: number, most: number, part: Range): number =>
  within(part, most > 0 ? scrolled / most : 0);

const within = ({ start, end }: Range, share: number): number =>
  clamp((100 * share - start) / Math.max(end - start, 0.01));

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

/** @throws Error for more than there may be, with what was found. */
export function limit(what: string, found: number, most: number, least = 0): void {
  if (!(found >= least && found <= most))
    throw new Error(
      `expected an animation with ${least ? `${least} to` : 'at most'} ${most} ${what}, found ${found}`,
    );
}

import { lettersApart } from './letters-apart.ts';

/** Number of letters from which two words differ too much for one to be a misspelling of the other. */
const TOO_FAR = 3;

/** Returns the name that differs least from `word`, measured by `lettersApart`; undefined if no name is similar. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const apart = (other: string) => lettersApart(word.slice(0, 40).toLowerCase(), other.toLowerCase());
  const [nearest = ''] = names.toSorted((a, b) => apart(a) - apart(b));
  return apart(nearest) < TOO_FAR ? nearest : undefined;
}

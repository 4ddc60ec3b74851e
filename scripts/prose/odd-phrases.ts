import { oddName, patterns } from './patterns.ts';
import type { Text } from './texts.ts';

/** Returns what is odd about a text and how to write it instead, a line each. */
export function oddPhrases({ kind, text }: Text): string[] {
  if (kind === 'names')
    return oddName.test(text)
      ? [`${text}: name a function by verb and object, a value by what it holds`]
      : [];
  return patterns.flatMap(({ name, finds, remedy }) => (finds.test(text) ? [`${name}: ${remedy}`] : []));
}

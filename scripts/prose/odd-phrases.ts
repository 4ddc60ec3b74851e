import { oddName, patterns } from './patterns.ts';
import type { Text } from './texts.ts';

/** Returns a line for each odd pattern in a text: the pattern's name, and how to write the text instead. */
export function oddPhrases({ kind, text }: Text): string[] {
  if (kind === 'names')
    return oddName.test(text)
      ? [`${text}: name a function by verb and object, a value by what it holds`]
      : [];
  return patterns.flatMap(({ name, finds, remedy }) => (finds.test(text) ? [`${name}: ${remedy}`] : []));
}

import { foldText } from './hebrew-fold.ts';
import type { Locale } from './model.ts';
import type { Repository } from './repository.ts';

/** A text that visitors searched for. */
export interface Suggestion {
  readonly id: number;
  readonly name: string;
  readonly locale: Locale;
  /** Number of searches. */
  readonly weight: number;
  readonly savedAt: number;
}

const kind = 'suggestion';
const longestName = 80;
const mostKept = 2000;

const all = (repository: Repository): Suggestion[] =>
  // Only this module writes documents of this kind, so the type is correct.
  repository.documents(kind).map(({ value }) => value as Suggestion);

const keyOf = (name: string, locale: Locale): string => `${locale}|${foldText(name)}`;

const byWeight = (a: Suggestion, b: Suggestion): number => b.weight - a.weight || b.savedAt - a.savedAt;

/** Returns a visitor's text as a suggestion: one line of at most `longestName` characters; '' if it contains no word. */
export function suggestionName(text: string): string {
  const name = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return foldText(name) === '' ? '' : [...name].slice(0, longestName).join('').trim();
}

/** Counts a search. Spellings that fold to the same text are one suggestion, which keeps its first spelling. */
export function countSuggestion(
  repository: Repository,
  text: string,
  { locale, now, weight = 1 }: { readonly locale: Locale; readonly now: number; readonly weight?: number },
): void {
  const name = suggestionName(text);
  if (name === '') return;
  repository.transaction(() => {
    const key = keyOf(name, locale);
    const stored = repository.document(kind, key)?.value as Suggestion | undefined;
    const others = all(repository);
    const id = stored?.id ?? Math.max(0, ...others.map((one) => one.id)) + 1;
    const counted = {
      id,
      name: stored?.name ?? name,
      locale,
      weight: (stored?.weight ?? 0) + weight,
      savedAt: now,
    };
    repository.saveDocument(kind, key, counted satisfies Suggestion);
    const least = others.length < mostKept || stored ? undefined : others.sort(byWeight).at(-1);
    if (least) repository.deleteDocument(kind, keyOf(least.name, least.locale));
  });
}

/** Returns the most frequent or the latest suggestions. With `text`, only those with a word that begins with it. */
export function findSuggestions(
  repository: Repository,
  {
    list,
    text,
    limit,
    locale,
  }: {
    readonly list: 'popular' | 'latest';
    readonly text: string;
    readonly limit: number;
    readonly locale: Locale;
  },
): readonly Suggestion[] {
  const typed = foldText(text);
  const fits = ({ name }: Suggestion): boolean => ` ${foldText(name)}`.includes(` ${typed}`);
  return all(repository)
    .filter((one) => one.locale === locale && (typed === '' ? text.trim() === '' : fits(one)))
    .sort(list === 'latest' ? (a, b) => b.savedAt - a.savedAt || b.id - a.id : byWeight)
    .slice(0, limit);
}

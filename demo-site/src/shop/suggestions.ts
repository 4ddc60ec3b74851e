import { foldText } from './hebrew-fold.ts';
import type { Locale } from './model.ts';
import type { Repository } from './repository.ts';

/** What people searched for, and how often. */
export interface Suggestion {
  readonly id: number;
  readonly name: string;
  readonly locale: Locale;
  /** How many times it was searched for. */
  readonly weight: number;
  readonly savedAt: number;
}

const kind = 'suggestion';
const longestName = 80;
const mostKept = 2000;

const all = (repository: Repository): Suggestion[] =>
  // Only this module writes the kind.
  repository.documents(kind).map(({ value }) => value as Suggestion);

const keyOf = (name: string, locale: Locale): string => `${locale}|${foldText(name)}`;

const byWeight = (a: Suggestion, b: Suggestion): number => b.weight - a.weight || b.savedAt - a.savedAt;

/** A visitor's text as a suggestion: one line, cut to a length; '' when there is no word in it. */
export function suggestionName(text: string): string {
  const name = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return foldText(name) === '' ? '' : [...name].slice(0, longestName).join('').trim();
}

/** Counts a search. Spellings that fold alike are one suggestion, which keeps its first spelling. */
export function countSuggestion(
  repository: Repository,
  text: string,
  { locale, now, weight = 1 }: { readonly locale: Locale; readonly now: number; readonly weight?: number },
): void {
  const name = suggestionName(text);
  if (name === '') return;
  repository.transaction(() => {
    const key = keyOf(name, locale);
    const known = repository.document(kind, key)?.value as Suggestion | undefined;
    const others = all(repository);
    const id = known?.id ?? Math.max(0, ...others.map((one) => one.id)) + 1;
    const counted = {
      id,
      name: known?.name ?? name,
      locale,
      weight: (known?.weight ?? 0) + weight,
      savedAt: now,
    };
    repository.saveDocument(kind, key, counted satisfies Suggestion);
    const least = others.length < mostKept || known ? undefined : others.sort(byWeight).at(-1);
    if (least) repository.deleteDocument(kind, keyOf(least.name, least.locale));
  });
}

/** The most searched for, or the latest; with a text, those that have its beginning in one of their words. */
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

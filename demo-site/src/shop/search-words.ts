import { foldWords, withoutPrefixes } from './hebrew-fold.ts';
import type { Category, Locale, LocalText, Product } from './model.ts';

/** Returns a text without its tags. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Searchable {
  readonly id: number;
  readonly title: LocalText;
  readonly texts: readonly LocalText[];
}

const locales: readonly Locale[] = ['he', 'en'];

/** Returns one entry per language. Each has both titles, because people type English names on a Hebrew page. */
export const searchEntries = (
  kind: SearchEntry['kind'],
  { id, title, texts }: Searchable,
): readonly SearchEntry[] =>
  locales.map((locale) => ({
    kind,
    id,
    locale,
    title: `${title.he} ${title.en}`,
    content: plainText(texts.map((text) => text[locale]).join(' ')),
  }));

/** Returns a product's search entries. They include its categories' names as they are when the product is saved. */
export function productEntries(
  { id, name, summary, description, categoryIds }: Product,
  categories: readonly Category[],
): readonly SearchEntry[] {
  const productCategories = categories.filter((category) => categoryIds.includes(category.id));
  const texts = [summary, description, ...productCategories.map((category) => category.name)];
  return searchEntries('product', { id, title: name, texts });
}

/** A text that search finds, in one language. */
export interface SearchEntry {
  readonly kind: 'product' | 'post';
  readonly id: number;
  readonly locale: Locale;
  readonly title: string;
  readonly content: string;
}

/** A search result and its score: higher is better. */
export interface SearchHit {
  readonly kind: SearchEntry['kind'];
  readonly id: number;
  readonly score: number;
}

/** Returns an entry's words for storage: each with its forms without prefix letters, separated by single spaces. */
export const indexedText = (text: string): string =>
  [...new Set(foldWords(text).flatMap((word) => withoutPrefixes(word, 2)))].join(' ');

/** A typed word, and its forms without prefix letters. It matches stored words that start with one of them. */
export type QueryWord = readonly string[];

const mostWords = 12;

/** Returns the first twelve different words of a visitor's text, each with its forms without prefix letters. */
export const queryWords = (text: string): readonly QueryWord[] =>
  [...new Set(foldWords(text))].slice(0, mostWords).map((word) => withoutPrefixes(word, 3));

function wordScore(stored: readonly string[], [typed = '', ...stems]: QueryWord): number {
  if (stored.includes(typed)) return 4;
  if (stored.some((word) => word.startsWith(typed))) return 3;
  return stems.some((stem) => stored.some((word) => word.startsWith(stem))) ? 2 : 0;
}

/**
 * Returns how well stored words match: a title match counts ten times as much as a content match; 0 if a typed word is missing.
 */
export function scoreOf(
  { title, content }: { readonly title: string; readonly content: string },
  words: readonly QueryWord[],
): number {
  const [inTitle, inContent] = [title.split(' '), content.split(' ')];
  const scores = words.map((word) => 10 * wordScore(inTitle, word) + wordScore(inContent, word));
  return scores.includes(0) ? 0 : scores.reduce((total, score) => total + score, 0);
}

/** Orders results best first. With equal scores, products come before posts, and posts with higher ids first. */
export const byFit = (a: SearchHit, b: SearchHit): number =>
  b.score - a.score ||
  (a.kind === b.kind ? (a.kind === 'post' ? b.id - a.id : a.id - b.id) : a.kind === 'product' ? -1 : 1);

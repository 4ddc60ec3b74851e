import type { Locale, LocalText, Product } from './model.ts';
import type { SearchEntry } from './search-words.ts';

/** A text without its tags: what a reader reads of it. */
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

/** An entry a language. Titles are found in both: people type a thing's English name on a Hebrew page. */
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

export const productEntries = ({ id, name, summary, description }: Product): readonly SearchEntry[] =>
  searchEntries('product', { id, title: name, texts: [summary, description] });

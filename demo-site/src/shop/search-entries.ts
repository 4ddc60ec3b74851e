import type { Category, Locale, LocalText, Product } from './model.ts';
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

/** A product is also found by the names of its categories, as they are when it is saved. */
export function productEntries(
  { id, name, summary, description, categoryIds }: Product,
  categories: readonly Category[],
): readonly SearchEntry[] {
  const own = categories.filter((category) => categoryIds.includes(category.id));
  const texts = [summary, description, ...own.map((category) => category.name)];
  return searchEntries('product', { id, title: name, texts });
}

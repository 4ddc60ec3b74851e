import { foldText } from './hebrew-fold.ts';
import { type Post, post } from './magazine.ts';
import type { Locale, Product } from './model.ts';
import { priceRange } from './prices.ts';
import type { Repository } from './repository.ts';
import type { SearchSettings } from './search-settings.ts';
import { plainText } from './search-words.ts';

export type FoundItem =
  | { readonly kind: 'product'; readonly item: Product; readonly score: number }
  | { readonly kind: 'post'; readonly item: Post; readonly score: number };

export const titleOf = ({ kind, item }: FoundItem, locale: Locale): string =>
  (kind === 'product' ? item.name : item.title)[locale];

/** Returns the full text, as safe HTML. */
export const contentOf = ({ kind, item }: FoundItem, locale: Locale): string =>
  (kind === 'product' ? item.description : item.content)[locale];

/** Returns the short text, as safe HTML. */
export const excerptOf = ({ kind, item }: FoundItem, locale: Locale): string =>
  (kind === 'product' ? item.summary : item.excerpt)[locale];

const dateOf = ({ kind, item }: FoundItem): number =>
  kind === 'product' ? item.createdAt : item.publishedAt;

const termIdsOf = ({ kind, item }: FoundItem): readonly number[] =>
  kind === 'product' ? item.categoryIds : item.termIds;

/** Returns products and posts with every word of the text, filtered and ordered by the settings. */
export function findItems(
  repository: Repository,
  text: string,
  locale: Locale,
  settings: SearchSettings,
): readonly FoundItem[] {
  const found = repository.search(text, locale).flatMap(({ kind, id, score }): FoundItem[] => {
    if (kind === 'post') {
      const item = post(repository, id);
      return item === null ? [] : [{ kind, item, score }];
    }
    const item = repository.product(id);
    return item?.listed ? [{ kind, item, score }] : [];
  });
  return ordered(
    found.filter((one) => isAllowed(one, settings) && hasSentence(one, text, locale, settings)),
    settings,
    locale,
    repository,
  );
}

function isAllowed(found: FoundItem, { kinds, categories, include, exclude, excludePosts }: SearchSettings) {
  const terms = termIdsOf(found);
  const isIn = (ids: readonly number[]): boolean => ids.some((id) => terms.includes(id));
  return (
    kinds.includes(found.kind) &&
    (categories.length === 0 || isIn(categories)) &&
    (include.length === 0 || isIn(include)) &&
    !isIn(exclude) &&
    !excludePosts.includes(found.item.id)
  );
}

/** Whether an item contains the words as typed, one after the other. True if the settings do not search for a sentence. */
function hasSentence(found: FoundItem, text: string, locale: Locale, { sentence }: SearchSettings): boolean {
  if (!sentence) return true;
  const whole = [titleOf(found, locale), excerptOf(found, locale), contentOf(found, locale)].join(' ');
  return foldText(plainText(whole)).includes(foldText(text));
}

function ordered(
  found: readonly FoundItem[],
  { orderBy, order }: SearchSettings,
  locale: Locale,
  repository: Repository,
): readonly FoundItem[] {
  const priceOf = ({ kind, item }: FoundItem): number =>
    kind === 'product' ? priceRange(repository, item).min : 0;
  const compare = {
    relevance: (a: FoundItem, b: FoundItem) => a.score - b.score,
    date: (a: FoundItem, b: FoundItem) => dateOf(a) - dateOf(b),
    title: (a: FoundItem, b: FoundItem) => titleOf(a, locale).localeCompare(titleOf(b, locale), locale),
    id: (a: FoundItem, b: FoundItem) => a.item.id - b.item.id,
    price: (a: FoundItem, b: FoundItem) => priceOf(a) - priceOf(b),
  }[orderBy];
  return found.toSorted((a, b) => (order === 'asc' ? compare(a, b) : compare(b, a)));
}

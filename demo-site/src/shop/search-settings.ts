import { idOf } from './fields.ts';
import { type NestedFields, nestedOf, textAt, textsAt } from './nested-fields.ts';

/** The settings of the plugin's search form that select and order the results. */
export interface SearchSettings {
  readonly kinds: readonly ('product' | 'post')[];
  /** Term ids that the visitor chose; empty: all. */
  readonly categories: readonly number[];
  /** Term ids the page's author chose. */
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly excludePosts: readonly number[];
  readonly sentence: boolean;
  readonly orderBy: 'relevance' | 'date' | 'title' | 'id' | 'price';
  readonly order: 'asc' | 'desc';
}

/** Whether a value means yes in PHP or the plugin. */
export const isOn = (value: string): boolean => /^(?:yes|true|1|on)$/i.test(value);

const idsAt = (fields: NestedFields, key: string): readonly number[] =>
  textsAt(fields, key)
    .flatMap((text) => text.split(','))
    .map(idOf)
    .filter((id) => id > 0);

/** Returns the kinds to search: all if there are no sources or one is "any". Unknown sources find nothing. */
function kindsOf(sources: readonly string[]): SearchSettings['kinds'] {
  const names = sources.flatMap((text) => text.split(',')).map((name) => name.trim());
  const all = ['product', 'post'] as const;
  return names.every((name) => name === '') || names.includes('any')
    ? all
    : all.filter((kind) => names.includes(kind));
}

const orders: Readonly<Record<string, SearchSettings['orderBy']>> = {
  relevance: 'relevance',
  date: 'date',
  modified: 'date',
  title: 'title',
  name: 'title',
  ID: 'id',
  id: 'id',
  price: 'price',
};

const orderOf = (name: string): SearchSettings['orderBy'] =>
  Object.hasOwn(orders, name) ? (orders[name] ?? 'relevance') : 'relevance';

/** Reads the settings from a request's `data` or from the form's hidden JSON; unknown values are ignored. */
export const readSearchSettings = (fields: NestedFields): SearchSettings => ({
  kinds: kindsOf(textsAt(fields, 'search_source')),
  categories: idsAt(fields, 'category__in'),
  include: idsAt(fields, 'include_terms_ids'),
  exclude: idsAt(fields, 'exclude_terms_ids'),
  excludePosts: idsAt(fields, 'exclude_posts_ids'),
  sentence: isOn(textAt(fields, 'sentence')),
  orderBy: orderOf(textAt(fields, 'results_order_by')),
  order: textAt(fields, 'results_order').toLowerCase() === 'asc' ? 'asc' : 'desc',
});

/** Reads the results page's settings: the hidden JSON, the category select, and the CMS's own `post_type`. */
export function pageSearchSettings(query: URLSearchParams): SearchSettings {
  const settings = readSearchSettings(parsed(query.get('jet_ajax_search_settings') ?? ''));
  const category = idOf(query.get('jet_ajax_search_categories'));
  const types = query.get('post_type') ?? '';
  const kinds =
    types === '' ? settings.kinds : kindsOf([types]).filter((kind) => settings.kinds.includes(kind));
  return { ...settings, kinds, categories: category > 0 ? [category] : settings.categories };
}

/** Parses JSON from an address as fields; anything but an object counts as empty. */
function parsed(json: string): NestedFields {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? nestedOf({ ...value }) : nestedOf({});
  } catch {
    return nestedOf({});
  }
}

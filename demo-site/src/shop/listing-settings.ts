import { type NestedFields, type NestedValue, textAt } from './nested-fields.ts';

/** The templates of a listing's items: the values of `lisitng_id` (with the plugin's spelling). */
export const templates = { product: 501, event: 502, saved: 503, tile: 504, quick: 506 } as const;
export type Template = keyof typeof templates;

/** A listing's settings, from a saved widget or from a request. */
export interface ListingSettings {
  readonly template: Template;
  readonly perPage: number;
  readonly columns: { readonly desktop: number; readonly tablet: number; readonly mobile: number };
  readonly loadMore: 'click' | 'scroll' | null;
  /** Id of the "load more" button. */
  readonly moreId: string;
  readonly isMasonry: boolean;
  readonly isSlider: boolean;
  readonly notFound: string;
  /** The settings in their original form, for the markup's `widget_settings`. */
  readonly raw: Readonly<Record<string, unknown>>;
}

const mostPerPage = 60;
const mostColumns = 6;

const isYes = (text: string): boolean => ['yes', 'true', '1'].includes(text);

/** Returns a whole number within limits; `fallback` for anything else. */
function whole(text: string, fallback: number, most: number): number {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number > 0 ? Math.min(number, most) : fallback;
}

const templateOf = (id: string): Template | null =>
  (Object.keys(templates) as Template[]).find((name) => String(templates[name]) === id) ?? null;

const plain = (value: NestedValue): unknown =>
  typeof value === 'string' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));

/** Reads the settings from nested form fields; null if the template does not exist. */
export function listingSettings(fields: NestedFields): ListingSettings | null {
  const template = templateOf(textAt(fields, 'lisitng_id'));
  if (template === null) return null;
  const text = (key: string): string => textAt(fields, key);
  const desktop = whole(text('columns'), 3, mostColumns);
  const type = text('load_more_type') === 'scroll' ? 'scroll' : 'click';
  return {
    template,
    perPage: whole(text('posts_num'), 6, mostPerPage),
    columns: {
      desktop,
      tablet: whole(text('columns_tablet'), desktop, mostColumns),
      mobile: whole(text('columns_mobile'), 1, mostColumns),
    },
    loadMore: isYes(text('use_load_more')) ? type : null,
    moreId: text('load_more_id'),
    isMasonry: isYes(text('is_masonry')),
    isSlider: isYes(text('carousel_enabled')),
    notFound: text('not_found_message'),
    raw: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)])),
  };
}

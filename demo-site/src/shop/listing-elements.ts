import texts from '../../content/texts/lab.json' with { type: 'json' };
import { templates } from './listing-settings.ts';
import type { Locale } from './model.ts';

/** The CMS's numbers of the pages that carry listings. */
export const collectionPages = {
  button: 301,
  scroll: 302,
  lazy: 303,
  masonry: 304,
  slider: 305,
  events: 310,
  manage: 311,
  favourites: 312,
  popups: 313,
} as const;

/** A listing widget as the page builder saved it on a page. */
export interface ListingElement {
  /** Seven characters, as the builder makes them. */
  readonly id: string;
  readonly pageId: number;
  /** The id an author gave it, without `#`; '': none. */
  readonly cssId: string;
  /** Prints a placeholder, and is asked for when it comes into view. */
  readonly isLazy: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The settings the plugin prints for every listing, with its spelling and its defaults. */
const defaults = (locale: Locale): Readonly<Record<string, unknown>> => ({
  lisitng_id: templates.product,
  posts_num: 6,
  columns: 3,
  columns_tablet: 2,
  columns_mobile: 1,
  is_archive_template: '',
  post_status: ['publish'],
  use_random_posts_num: '',
  max_posts_num: 9,
  not_found_message: texts.emptyListing[locale],
  is_masonry: '',
  equal_columns_height: '',
  use_load_more: '',
  load_more_id: '',
  load_more_type: 'click',
  load_more_offset: { unit: 'px', size: 0, sizes: [] },
  use_custom_post_types: '',
  custom_post_types: [],
  hide_widget_if: '',
  carousel_enabled: '',
  slides_to_scroll: '1',
  arrows: 'true',
  arrow_icon: 'fa fa-angle-left',
  dots: '',
  autoplay: '',
  pause_on_hover: '',
  autoplay_speed: 5000,
  infinite: '',
  center_mode: '',
  effect: 'slide',
  speed: 500,
  inject_alternative_items: '',
  injection_items: [],
  scroll_slider_enabled: '',
  scroll_slider_on: ['desktop', 'tablet', 'mobile'],
  custom_query: false,
  custom_query_id: '',
  _element_id: '',
});

type Sheet = Pick<ListingElement, 'id' | 'pageId'> & Partial<ListingElement>;

const sheets: readonly Sheet[] = [
  {
    id: 'c1b0a01',
    pageId: collectionPages.button,
    settings: { use_load_more: 'yes', load_more_id: 'collection-more' },
  },
  {
    id: 'c1b0a02',
    pageId: collectionPages.scroll,
    settings: {
      lisitng_id: templates.event,
      use_load_more: 'yes',
      load_more_type: 'scroll',
      load_more_offset: { unit: 'px', size: 200, sizes: [] },
      posts_num: 9,
    },
    query: { post_type: 'event' },
  },
  {
    id: 'c1b0a03',
    pageId: collectionPages.lazy,
    cssId: 'lazy-events',
    isLazy: true,
    settings: { lisitng_id: templates.event, posts_num: 3 },
    query: { post_type: 'event' },
  },
  {
    id: 'c1b0a04',
    pageId: collectionPages.lazy,
    cssId: 'lazy-products',
    isLazy: true,
    settings: { posts_num: 3 },
    query: { product_cat: 24 },
  },
  {
    id: 'c1b0a05',
    pageId: collectionPages.masonry,
    settings: {
      lisitng_id: templates.tile,
      posts_num: 12,
      is_masonry: 'yes',
      use_load_more: 'yes',
      load_more_id: 'masonry-more',
    },
  },
  {
    id: 'c1b0a06',
    pageId: collectionPages.slider,
    cssId: 'products-slider',
    settings: { posts_num: 9, carousel_enabled: 'yes', infinite: 'true', dots: 'true' },
  },
  {
    id: 'c1b0a07',
    pageId: collectionPages.slider,
    cssId: 'events-slider',
    settings: {
      lisitng_id: templates.event,
      posts_num: 5,
      columns: 2,
      columns_tablet: '',
      columns_mobile: '',
      carousel_enabled: 'yes',
      arrows: 'true',
      autoplay: 'true',
      pause_on_hover: 'true',
    },
    query: { post_type: 'event' },
  },
  {
    id: 'c1b0a08',
    pageId: collectionPages.slider,
    cssId: 'short-slider',
    settings: { posts_num: 3, carousel_enabled: 'yes', dots: 'true' },
    query: { product_cat: 22 },
  },
  {
    id: 'c1b0a09',
    pageId: collectionPages.favourites,
    cssId: 'favourites-list',
    settings: {
      lisitng_id: templates.saved,
      posts_num: 60,
      columns: 4,
      columns_mobile: 2,
      _element_id: 'favourites-list',
    },
    query: { post__in: ['is-front', 'local-storage', 'favourites'], is_front_store: true },
  },
  {
    id: 'c1b0a10',
    pageId: collectionPages.popups,
    cssId: 'quick-products',
    settings: { lisitng_id: templates.quick, posts_num: 6 },
    query: { product_cat: 25 },
  },
  {
    id: 'c1b0a11',
    pageId: collectionPages.popups,
    cssId: 'quick-events',
    settings: { lisitng_id: templates.quick, posts_num: 3 },
    query: { post_type: 'event' },
  },
];

/** Every listing of the site in a language. */
export const listingElements = (locale: Locale): readonly ListingElement[] =>
  sheets.map((sheet) => ({
    cssId: '',
    isLazy: false,
    query: {},
    ...sheet,
    settings: { ...defaults(locale), ...sheet.settings },
  }));

/** The saved element of a page; null when the page has none of that id. */
export const listingElement = (pageId: number, id: string, locale: Locale): ListingElement | null =>
  listingElements(locale).find((element) => element.pageId === pageId && element.id === id) ?? null;

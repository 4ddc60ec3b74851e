/**
 * A text, in which `{name}` is replaced; or its plural forms. The number in it (`{count}`, if it has several) chooses one by the rules of the language: `one`,
 * `two` and `other` in Hebrew, `one` and `other` in English, all six in Arabic. A form that is missing is `other`.
 */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

type Texts = Readonly<Record<string, Message>>;

/** A widget's texts by key, in each language: Hebrew and English, and others by their BCP 47 tags. */
export type Messages = Readonly<Record<'he' | 'en', Texts>> & Readonly<Record<string, Texts>>;

/** Kinds of values, with what each is in code. */
interface Kinds {
  text: string;
  switch: boolean;
  /** A BCP 47 tag. */
  language: string;
  /** Names of widgets, or all or none of them. */
  names: boolean | readonly string[];
  /** Texts by name. */
  texts: Record<string, string>;
  /** Messages by language. */
  messages: Readonly<Record<string, Texts>>;
}

/** A kind of value, one of some words, an object of such, or an object that `false` may replace. */
export type Shape =
  | keyof Kinds
  | readonly string[]
  | { readonly orFalse: { readonly [key: string]: Shape } }
  | { readonly [key: string]: Shape };

type ValueOf<S> = S extends keyof Kinds
  ? Kinds[S]
  : S extends readonly (infer Word)[]
    ? Word
    : S extends { readonly orFalse: infer Inner }
      ? false | ValueOf<Inner>
      : { -readonly [Key in keyof S]?: ValueOf<S[Key]> };

/** Every key that a page may configure. */
export const SHAPE = {
  /**
   * English cart and checkout labels on Hebrew pages; `false` leaves them alone. `subtotal`: what "Subtotal" is read as
   * (AB-2). `texts`: more labels, or other words for them.
   * @default { subtotal: 'subtotal' }
   */
  labels: { orFalse: { subtotal: ['subtotal', 'total'], texts: 'texts' } },
  /**
   * Texts by language, or single plural forms of them, over the widgets' own: `{ he: { "mini-cart.close": "…" } }`. A language is any BCP 47
   * tag; a text missing in `fr-CA` is looked for in `fr`, then in `locale`, then in English.
   */
  messages: 'messages',
  /**
   * BCP 47 tag: the language of elements without a `lang` around them, and of the texts in languages that have none.
   * @default 'he' for the first, 'en' for the second
   */
  locale: 'language',
  /**
   * True in an editor or preview: cart actions are off (AC-5).
   * @default what the page builder's globals say
   */
  editMode: 'switch',
  /**
   * The original plugins' own markup becomes islands, without `data-widget` in the page (RT-26): of every widget, or of those
   * named. An element with `data-iyim-skip` and what is in it is left alone.
   * @default false
   */
  adopt: 'names',
  /**
   * Shows failures of data stores in the browser's alert, or in the page (DS-9).
   * @default 'browser'
   */
  alerts: ['browser', 'page'],
  /**
   * IANA name of the site's time zone (`Asia/Jerusalem`), for popups that are scheduled in site time.
   * @default the zone of the server's clock
   */
  timeZone: 'text',
  /** What the plugins' names begin with; hyphens become underscores where the plugins write underscores. */
  prefixes: {
    /** @default 'woocommerce' */
    store: 'text',
    /** @default 'jet-engine' */
    listing: 'text',
    /** Of the subscribe form. @default 'jet' */
    elements: 'text',
    /** @default 'jet' */
    search: 'text',
    /** @default 'elementor' */
    builder: 'text',
  },
  /** Addresses of the site. */
  urls: {
    /** Template with the endpoint's placeholder, `%%endpoint%%`, in it. @default '/?wc-ajax=%%endpoint%%' */
    storeAjax: 'text',
    /** @default '/wp-admin/admin-ajax.php' */
    adminAjax: 'text',
    /** Ends in a slash. @default '/wp-json/' */
    rest: 'text',
    /** @default '/cart/' */
    cart: 'text',
    /** @default '/checkout/' */
    checkout: 'text',
    /** Where listings and calendars are asked for. @default this page */
    listings: 'text',
  },
  /** For pages that keep no inline script, under a strict Content Security Policy. */
  nonces: { applyCoupon: 'text', removeCoupon: 'text', updateShipping: 'text', menuCart: 'text' },
  /** How products are added to the cart. */
  cart: {
    /** Adds to the cart without leaving the page. @default true */
    ajaxAdd: 'switch',
    /** Opens the cart page after an add. @default false */
    redirectAfterAdd: 'switch',
  },
  /** Search fields. */
  search: {
    /** Enter in a search field submits its form (LS-9). @default false */
    submitOnEnter: 'switch',
  },
  /** The lightbox: what it shows beside its picture, and whether it opens for every link to one. */
  lightbox: {
    /** @default as the page builder says, else true */
    imageLinks: 'switch',
    /** @default true */
    counter: 'switch',
    /** @default true */
    fullscreen: 'switch',
    /** @default true */
    zoom: 'switch',
    /** @default true */
    share: 'switch',
  },
} as const satisfies Shape;

/**
 * What a page may configure, in `start({ config })` or in `<script type="application/json" id="iyim-config">`. All of it may
 * be left out: what the CMS says in its own page globals is then taken, and failing that the default.
 */
export type IyimConfig = ValueOf<typeof SHAPE>;

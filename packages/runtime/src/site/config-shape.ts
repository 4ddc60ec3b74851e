/**
 * A text with `{name}` placeholders, or its plural forms. The number in the text, or `{count}` if the text contains several numbers,
 * chooses the form by the rules of the language: `one`, `two` and `other` in Hebrew, `one` and `other` in English, all six in Arabic. `other`
 * replaces a missing form.
 */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

type Texts = Readonly<Record<string, Message>>;

/** A widget's texts by key, for each language: Hebrew, English, and others by their BCP 47 tags. */
export type Messages = Readonly<Record<'he' | 'en', Texts>> & Readonly<Record<string, Texts>>;

/** TypeScript type of each kind of value. */
interface Kinds {
  text: string;
  switch: boolean;
  /** A BCP 47 tag. */
  language: string;
  /** Names of widgets; `true` for all of them, `false` for no widget. */
  names: boolean | readonly string[];
  /** Texts by name. */
  texts: Record<string, string>;
  /** Messages by language. */
  messages: Readonly<Record<string, Texts>>;
}

/** Allowed values: a kind, one of several words, an object with a shape per key, or such an object or `false`. */
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
   * Translates English cart and checkout labels on Hebrew pages; `false` leaves them alone. `subtotal`: how "Subtotal" is
   * translated (AB-2). `texts`: more labels, or other translations for them.
   * @default { subtotal: 'subtotal' }
   */
  labels: { orFalse: { subtotal: ['subtotal', 'total'], texts: 'texts' } },
  /**
   * Texts that replace the widgets' texts, by language: `{ he: { "mini-cart.close": "…" } }`. A text is a string, or an object
   * with some of its plural forms; a language is any BCP 47 tag. A text missing in `fr-CA` is taken from `fr`, then from
   * `locale`, then from English.
   */
  messages: 'messages',
  /**
   * BCP 47 tag of the language for elements without a `lang` around them, and for texts missing in an element's language.
   * @default 'he' for elements, 'en' for missing texts
   */
  locale: 'language',
  /**
   * Whether the page is open in an editor or preview, where cart actions are off (AC-5).
   * @default the mode in the page builder's globals
   */
  editMode: 'switch',
  /**
   * Turns the original plugins' markup into islands, without `data-widget` in the page (RT-26): for every widget, or for the
   * named ones. Elements with `data-iyim-skip` and their content are left alone.
   * @default false
   */
  adopt: 'names',
  /**
   * Whether failures of data stores are shown in the browser's alert or in the page (DS-9).
   * @default 'browser'
   */
  alerts: ['browser', 'page'],
  /**
   * IANA name of the site's time zone (`Asia/Jerusalem`), for popups that are scheduled in site time.
   * @default the time zone of the server's clock
   */
  timeZone: 'text',
  /** Prefixes of the plugins' cookies, ajax actions and other names; hyphens become underscores in ajax actions. */
  prefixes: {
    /** @default 'woocommerce' */
    store: 'text',
    /** @default 'jet-engine' */
    listing: 'text',
    /** Prefix of the subscribe form. @default 'jet' */
    elements: 'text',
    /** @default 'jet' */
    search: 'text',
    /** @default 'elementor' */
    builder: 'text',
  },
  /** Addresses of the site. */
  urls: {
    /** Template that contains the placeholder `%%endpoint%%`. @default '/?wc-ajax=%%endpoint%%' */
    storeAjax: 'text',
    /** @default '/wp-admin/admin-ajax.php' */
    adminAjax: 'text',
    /** Ends in a slash. @default '/wp-json/' */
    rest: 'text',
    /** @default '/cart/' */
    cart: 'text',
    /** @default '/checkout/' */
    checkout: 'text',
    /** Address for requests from listings and calendars. @default this page */
    listings: 'text',
  },
  /** Nonces, for pages without inline scripts under a strict Content Security Policy. */
  nonces: { applyCoupon: 'text', removeCoupon: 'text', updateShipping: 'text', menuCart: 'text' },
  /** Adding products to the cart. */
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
  /** Controls that the lightbox shows next to its picture, and whether it opens for every link to a picture. */
  lightbox: {
    /** @default the page builder's setting, or true without one */
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
 * A page's configuration, in `start({ config })` or in `<script type="application/json" id="iyim-config">`. Every key is
 * optional: a missing value is read from the CMS's page globals; if they do not contain it, the default applies.
 */
export type IyimConfig = ValueOf<typeof SHAPE>;

import { coerceFlag, coerceNumber, coerceText } from './coerce.ts';
import { type ReadGlobal, valueAt } from './globals.ts';
import type { Names } from './names.ts';
import { isPlainObject, mergeDeep, own, type PartialDeep, type PlainObject } from './plain.ts';

/**
 * A text, in which `{name}` is replaced; or its plural forms, of which the number given as `{count}` chooses one by the
 * rules of the language: `one`, `two` and `other` in Hebrew, `one` and `other` in English. A form that is missing is `other`.
 */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A widget's texts by key, in each language. */
export type Messages = Readonly<Record<'he' | 'en', Readonly<Record<string, Message>>>>;

/** What a page may configure, in `start({ config })` or in `<script type="application/json" id="iyim-config">`. */
export interface IyimConfig {
  /** Other names than the original plugins'; see `names.ts` and, by area, `names/`. */
  names?: PartialDeep<Names> & { readonly [area: string]: unknown };
  /** `false` leaves the CMS's English labels alone; `subtotal` chooses what "Subtotal" is read as (AB-2). */
  labels?: false | { subtotal?: 'subtotal' | 'total'; texts?: Record<string, string> };
  /** Texts by language, or single plural forms of them, over the widgets' own: `{ he: { "mini-cart.close": "…" } }`. */
  messages?: Partial<Messages>;
  /** Language of pages that do not say it in `lang`. */
  locale?: 'he' | 'en';
  /** True in an editor or preview: cart actions are off (AC-5). */
  editMode?: boolean;
  /** Facts about the site, over what the CMS's own page globals say. */
  site?: PartialDeep<SiteConfig> & { readonly [area: string]: unknown };
}

export interface Breakpoint {
  /** Width in CSS pixels. */
  readonly value: number;
  /** `max`: the device is at most this wide; `min`: at least. */
  readonly direction: 'min' | 'max';
}

/** What the runtime knows of the site it is on. Every value has a default. */
export interface SiteConfig {
  readonly urls: {
    /** Template with the endpoint's placeholder in it. */
    readonly storeAjax: string;
    readonly adminAjax: string;
    readonly rest: string;
    readonly cart: string;
    readonly checkout: string;
  };
  readonly cart: {
    /** Storage keys of the cached cart. */
    readonly hashKey: string;
    readonly fragmentsKey: string;
    /** Time-out of a fragment refresh, in ms. */
    readonly timeout: number;
    /** Add to cart without leaving the page. */
    readonly ajaxAdd: boolean;
    readonly redirectAfterAdd: boolean;
    readonly isCartPage: boolean;
    readonly isCheckoutPage: boolean;
    /** "View cart" in the CMS's language; empty when the page does not say. */
    readonly viewCartText: string;
  };
  readonly nonces: {
    readonly applyCoupon: string;
    readonly removeCoupon: string;
    readonly updateShipping: string;
    readonly updateOrderReview: string;
    readonly menuCart: string;
    readonly builder: string;
  };
  /** The CMS's texts about variations; empty when the page does not say. */
  readonly variation: {
    readonly noMatch: string;
    readonly makeASelection: string;
    readonly unavailable: string;
    readonly resetAlert: string;
  };
  /** The swatches plugin's site settings as they stand on the page, for the widget's settings schema. */
  readonly swatches: PlainObject;
  readonly builder: {
    readonly postId: number;
    readonly editMode: boolean;
    readonly preview: boolean;
    /** Enabled breakpoints by device name; empty when the page does not say. */
    readonly breakpoints: Readonly<Record<string, Breakpoint>>;
  };
}

/** Time-out of a fragment refresh when the page does not say, in ms. */
const FRAGMENTS_TIMEOUT = 5000;

/**
 * The site's configuration: what `page` says, else what the CMS's globals say, else defaults. `readGlobal` gives a page
 * global by name, whatever it is; values that make no sense count as not there.
 */
export function readSiteConfig(page: IyimConfig, names: Names, readGlobal: ReadGlobal): SiteConfig {
  const { globals, globalKeys: keys } = names;
  const read = (key: string, ...sources: readonly (keyof Names['globals'])[]): unknown => {
    for (const source of sources) {
      const value = valueAt(readGlobal(globals[source]), key);
      if (value !== undefined && value !== null && value !== '') return value;
    }
    return undefined;
  };
  const text = (fallback: string, key: string, ...sources: readonly (keyof Names['globals'])[]) =>
    coerceText(read(key, ...sources)) ?? fallback;
  const flag = (fallback: boolean, key: string, ...sources: readonly (keyof Names['globals'])[]) =>
    coerceFlag(read(key, ...sources)) ?? fallback;

  const fromGlobals: SiteConfig = {
    urls: {
      storeAjax: text(
        names.urls.storeAjax,
        keys.storeAjax,
        ...(['cartFragments', 'addToCart', 'cart', 'checkout', 'store', 'variation'] as const),
      ),
      adminAjax:
        coerceText(read(keys.adminAjax, 'cartFragments', 'addToCart', 'cart', 'checkout', 'store')) ??
        text(names.urls.adminAjax, keys.builderAjax, 'builderPro'),
      rest: text(names.urls.rest, keys.builderRest, 'builderPro'),
      cart:
        coerceText(read(keys.cartUrl, 'addToCart', 'swatches')) ??
        text(names.urls.cart, keys.menuCartUrl, 'builderPro'),
      checkout: text(names.urls.checkout, keys.menuCheckoutUrl, 'builderPro'),
    },
    cart: {
      hashKey: text(names.storage.cartHash, keys.cartHashKey, 'cartFragments'),
      fragmentsKey: text(names.storage.fragments, keys.fragmentName, 'cartFragments'),
      timeout: positive(coerceNumber(read(keys.requestTimeout, 'cartFragments'))) ?? FRAGMENTS_TIMEOUT,
      ajaxAdd: flag(true, keys.ajaxAdd, 'swatches'),
      redirectAfterAdd: flag(false, keys.redirectAfterAdd, 'addToCart', 'swatches'),
      isCartPage: flag(false, keys.isCart, 'addToCart', 'swatches'),
      isCheckoutPage: flag(false, keys.isCheckout, 'checkout'),
      viewCartText: text('', keys.viewCart, 'addToCart'),
    },
    nonces: {
      applyCoupon: text('', keys.applyCouponNonce, 'cart', 'checkout'),
      removeCoupon: text('', keys.removeCouponNonce, 'cart', 'checkout'),
      updateShipping: text('', keys.updateShippingNonce, 'cart'),
      updateOrderReview: text('', keys.updateOrderReviewNonce, 'checkout'),
      menuCart: text('', keys.menuCartNonce, 'builderPro'),
      builder: text('', keys.builderNonce, 'builderPro'),
    },
    variation: {
      noMatch: text('', keys.noMatchingVariations, 'variation'),
      makeASelection: text('', keys.makeASelection, 'variation'),
      unavailable: text('', keys.unavailable, 'variation'),
      resetAlert: text('', keys.resetAlert, 'variation'),
    },
    swatches: asObject(readGlobal(globals.swatches)),
    builder: {
      postId: coerceNumber(read(keys.postId, 'builder')) ?? 0,
      editMode: flag(false, keys.isEditMode, 'builder'),
      preview: flag(false, keys.isPreview, 'builder'),
      breakpoints: readBreakpoints(read(keys.breakpoints, 'builder')),
    },
  };
  return mergeDeep(fromGlobals, page.site);
}

function asObject(value: unknown): PlainObject {
  return isPlainObject(value) ? value : {};
}

function readBreakpoints(value: unknown): Readonly<Record<string, Breakpoint>> {
  const found: Record<string, Breakpoint> = {};
  for (const [device, breakpoint] of Object.entries(asObject(value))) {
    const width = coerceNumber(own(breakpoint, 'value'));
    if (width === undefined || coerceFlag(own(breakpoint, 'is_enabled')) === false) continue;
    found[device] = { value: width, direction: own(breakpoint, 'direction') === 'min' ? 'min' : 'max' };
  }
  return mergeDeep({}, found);
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}

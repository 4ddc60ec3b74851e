import { coerceFlag, coerceNumber, coerceText } from './coerce.ts';
import type { IyimConfig } from './config-shape.ts';
import { globalReader, type ReadGlobal, readGlobal } from './globals.ts';
import { names } from './names.ts';
import { pageConfig } from './page-config.ts';
import { isPlainObject, ownValue, type PlainObject } from './plain.ts';

type Prefixes = Readonly<Required<NonNullable<IyimConfig['prefixes']>>>;
/** Nonces, each empty if the page does not define it. */
type SiteNonces = Readonly<Required<NonNullable<IyimConfig['nonces']>>>;

/** Default prefixes of the plugins' names, which the specification writes in braces (§3, §7). */
const PREFIXES: Prefixes = {
  store: 'woocommerce',
  listing: 'jet-engine',
  elements: 'jet',
  search: 'jet',
  builder: 'elementor',
};

/** Time-out of a fragment refresh in ms, unless the page defines one (§7, §9). */
const FRAGMENTS_TIMEOUT = 5000;

type Source = keyof typeof names.globals;

/**
 * Creates the site's configuration. Each value comes from `page`, the CMS's globals or the defaults, in this order. Every access
 * reads the value again, because scripts may set globals after the first island has mounted.
 */
export function createSiteConfig(page: () => IyimConfig, read: ReadGlobal) {
  const global = (name: string) => globalReader(read, name);
  const find = (path: string, sources: readonly Source[]): unknown => {
    for (const source of sources) {
      const value = global(names.globals[source]).value(path);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const text = (path: string, ...sources: Source[]) => coerceText(find(path, sources));
  const flag = (path: string, ...sources: Source[]) => coerceFlag(find(path, sources) ?? null);
  const url = (key: keyof NonNullable<IyimConfig['urls']>) => page().urls?.[key];

  return {
    /** The page's configuration. */
    get page(): IyimConfig {
      return page();
    },
    /** Reads one of the page's globals. */
    global,
    get prefixes(): Prefixes {
      return { ...PREFIXES, ...page().prefixes };
    },
    urls: {
      get storeAjax() {
        const sources = ['cartFragments', 'addToCart', 'cart', 'checkout', 'store', 'variation'] as const;
        return url('storeAjax') ?? text('wc_ajax_url', ...sources) ?? names.urls.storeAjax;
      },
      get adminAjax() {
        const sources = ['cartFragments', 'addToCart', 'cart', 'checkout', 'store'] as const;
        const found = text('ajax_url', ...sources) ?? text('ajaxurl', 'builderPro');
        return url('adminAjax') ?? found ?? names.urls.adminAjax;
      },
      get rest() {
        return (url('rest') ?? text('urls.rest', 'builderPro') ?? names.urls.rest).replace(/\/*$/, '/');
      },
      get cart() {
        const found =
          text('cart_url', 'addToCart', 'swatches') ?? text(`${MENU_CART}.cart_page_url`, 'builderPro');
        return url('cart') ?? found ?? '/cart/';
      },
      get checkout() {
        return url('checkout') ?? text(`${MENU_CART}.checkout_page_url`, 'builderPro') ?? '/checkout/';
      },
      get listings() {
        return url('listings') ?? text('ajaxlisting', 'listings') ?? '';
      },
    },
    cart: {
      /** Storage key of the cached cart's hash. */
      get hashKey() {
        return text('cart_hash_key', 'cartFragments') ?? names.storage.cartHash;
      },
      /** Storage key of the cached cart. */
      get fragmentsKey() {
        return text('fragment_name', 'cartFragments') ?? names.storage.fragments;
      },
      /** Time-out of a fragment refresh, in ms. */
      get timeout() {
        const timeout = coerceNumber(find('request_timeout', ['cartFragments'])) ?? 0;
        return timeout > 0 ? timeout : FRAGMENTS_TIMEOUT;
      },
      get ajaxAdd() {
        return page().cart?.ajaxAdd ?? flag('enable_ajax_add_to_cart', 'swatches') ?? true;
      },
      get redirectAfterAdd() {
        const found = flag('cart_redirect_after_add', 'addToCart', 'swatches');
        return page().cart?.redirectAfterAdd ?? found ?? false;
      },
    },
    get nonces(): SiteNonces {
      return {
        applyCoupon: text(names.nonces.applyCoupon, 'cart', 'checkout') ?? '',
        removeCoupon: text(names.nonces.removeCoupon, 'cart', 'checkout') ?? '',
        updateShipping: text(names.nonces.updateShipping, 'cart') ?? '',
        menuCart: text(`${MENU_CART}.fragments_nonce`, 'builderPro') ?? '',
        ...page().nonces,
      };
    },
    /** The swatches plugin's site settings, unchecked: the widget's settings schema validates them. */
    get swatches(): PlainObject {
      return asObject(read(names.globals.swatches));
    },
    builder: {
      /** ID of the post that this page shows; 0 on archives. */
      get postId() {
        return coerceNumber(find('post.id', ['builder'])) ?? 0;
      },
      /** Whether the page is open in the editor. */
      get isOpenInEditor() {
        return page().editMode ?? flag('environmentMode.edit', 'builder') ?? false;
      },
      /** Whether the page is open in the editor or a preview. */
      get editMode() {
        const found = flag('environmentMode.edit', 'builder') || flag('environmentMode.wpPreview', 'builder');
        return page().editMode ?? found ?? false;
      },
      /** Breakpoints in CSS pixels by the names of the enabled devices; empty if the page does not define them. */
      get breakpoints() {
        return readBreakpoints(find('responsive.breakpoints', ['builder']));
      },
    },
  };
}

export type SiteConfig = Readonly<ReturnType<typeof createSiteConfig>>;

/** Path of the menu cart's values in the page builder's global. */
const MENU_CART = 'woocommerce.menu_cart';

const here = createSiteConfig(pageConfig, readGlobal);

/** Returns the configuration of this page's site. Needs no network. */
export const siteConfig = (): SiteConfig => here;

/**
 * Returns the CMS's general ajax URL: from the page's configuration, otherwise from the plugin's global `name`, otherwise
 * `urls.adminAjax`.
 */
export function adminAjaxUrl({ page, global, urls }: SiteConfig, name: string, path: string): string {
  return page.urls?.adminAjax ?? global(name).text(path) ?? urls.adminAjax;
}

/** Returns a prefix as the plugins write it in names of actions: with underscores. */
export const inAction = (prefix: string): string => prefix.replaceAll('-', '_');

function asObject(value: unknown): PlainObject {
  return isPlainObject(value) ? value : {};
}

function readBreakpoints(value: unknown): Readonly<Record<string, number>> {
  const found = new Map<string, number>();
  for (const [device, breakpoint] of Object.entries(asObject(value))) {
    const width = coerceNumber(ownValue(breakpoint, 'value'));
    if (width !== undefined && coerceFlag(ownValue(breakpoint, 'is_enabled')) !== false)
      found.set(device, width);
  }
  return Object.fromEntries(found);
}

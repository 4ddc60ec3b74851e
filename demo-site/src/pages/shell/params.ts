import { labels } from '../../markup/labels.ts';
import { cartPath, checkoutPath, homePath, wcAjaxUrl } from '../../shop/links.ts';
import { md5 } from '../../shop/md5.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page, Params } from '../page.ts';
import { listingParams } from './listing-params.ts';
import { searchParams } from './search-params.ts';

const adminAjax = '/wp-admin/admin-ajax.php';

const variationTexts = {
  he: {
    i18n_no_matching_variations_text: 'מצטערים, אין מוצרים שתואמים לבחירה. כדאי לבחור שילוב אחר.',
    i18n_make_a_selection_text: 'יש לבחור אפשרויות לפני שמוסיפים את המוצר לסל.',
    i18n_unavailable_text: 'מצטערים, המוצר הזה לא זמין. כדאי לבחור שילוב אחר.',
    i18n_reset_alert_text: 'הבחירה אופסה. יש לבחור אפשרויות לפני שמוסיפים את המוצר לסל.',
  },
  en: {
    i18n_no_matching_variations_text:
      'Sorry, no products matched your selection. Please choose a different combination.',
    i18n_make_a_selection_text: 'Please select some product options before adding this product to your cart.',
    i18n_unavailable_text: 'Sorry, this product is unavailable. Please choose a different combination.',
    i18n_reset_alert_text:
      'Your selection has been reset. Please select some product options before adding this product to your cart.',
  },
};

/** The objects the CMS prints on every page, with its habits: scalars of the shop's scripts are strings, the builder's are not. */
export function siteParams(context: PageContext, page: Page): readonly Params[] {
  const { locale, url } = context;
  const wc_ajax_url = wcAjaxUrl(locale);
  const cartUrl = url.origin + cartPath(locale);
  const isCart = page.bodyClasses.includes('woocommerce-cart') ? '1' : '';
  const suffix = md5(`1_${url.origin}${homePath(locale)}_iyim`);
  return [
    { handle: 'woocommerce', name: 'woocommerce_params', value: { ajax_url: adminAjax, wc_ajax_url } },
    {
      handle: 'wc-add-to-cart',
      name: 'wc_add_to_cart_params',
      value: {
        ajax_url: adminAjax,
        wc_ajax_url,
        i18n_view_cart: labels.viewCart,
        cart_url: cartUrl,
        is_cart: isCart,
        cart_redirect_after_add: 'no',
      },
    },
    {
      handle: 'wc-cart-fragments',
      name: 'wc_cart_fragments_params',
      value: {
        ajax_url: adminAjax,
        wc_ajax_url,
        cart_hash_key: `wc_cart_hash_${suffix}`,
        fragment_name: `wc_fragments_${suffix}`,
        request_timeout: '5000',
      },
    },
    {
      handle: 'wc-add-to-cart-variation',
      name: 'wc_add_to_cart_variation_params',
      value: { wc_ajax_url, ...variationTexts[locale] },
    },
    { handle: 'wp-util', name: '_wpUtilSettings', value: { ajax: { url: adminAjax } } },
    {
      handle: 'woo-variation-swatches',
      name: 'woo_variation_swatches_options',
      value: swatchOptions(cartUrl, isCart),
    },
    {
      handle: 'elementor-pro-frontend',
      name: 'ElementorProFrontendConfig',
      value: builderProConfig(context),
    },
    { handle: 'elementor-frontend', name: 'elementorFrontendConfig', value: builderConfig(context, page) },
    ...listingParams(context, page),
    searchParams(context),
    ...(page.params ?? []),
  ];
}

/** The specification's configured values (§9). */
const swatchOptions = (cart_url: string, is_cart: string) => ({
  show_variation_label: '1',
  clear_on_reselect: '',
  variation_label_separator: ':',
  is_mobile: '',
  show_variation_stock: '',
  stock_label_threshold: '5',
  cart_redirect_after_add: 'no',
  enable_ajax_add_to_cart: 'yes',
  cart_url,
  is_cart,
});

const builderProConfig = (context: PageContext) => ({
  ajaxurl: `${context.url.origin}${adminAjax}`,
  nonce: createNonce(context, 'elementor-pro-frontend'),
  urls: {
    assets: `${context.url.origin}/wp-content/plugins/elementor-pro/assets/`,
    rest: `${context.url.origin}/wp-json/`,
  },
  woocommerce: {
    menu_cart: {
      cart_page_url: context.url.origin + cartPath(context.locale),
      checkout_page_url: context.url.origin + checkoutPath(context.locale),
      fragments_nonce: createNonce(context, 'elementor-menu-cart-fragments'),
    },
  },
});

/** A breakpoint of the site; the plugin's own default stands beside it. */
const breakpoint = (
  label: string,
  value: number,
  default_value: number,
  is_enabled: boolean,
  direction = 'max',
) => ({
  label,
  value,
  default_value,
  direction,
  is_enabled,
});

const builderConfig = ({ url, locale, user }: PageContext, { postId, title }: Page) => ({
  environmentMode: { edit: false, wpPreview: false, isScriptDebug: false },
  i18n: {},
  is_rtl: locale === 'he',
  breakpoints: { xs: 0, sm: 480, md: 801, lg: 1001, xl: 1440, xxl: 1600 },
  responsive: {
    breakpoints: {
      mobile: breakpoint('Mobile Portrait', 800, 767, true),
      mobile_extra: breakpoint('Mobile Landscape', 880, 880, false),
      tablet: breakpoint('Tablet Portrait', 1000, 1024, true),
      tablet_extra: breakpoint('Tablet Landscape', 1200, 1200, false),
      laptop: breakpoint('Laptop', 1500, 1366, true),
      widescreen: breakpoint('Widescreen', 2400, 2400, true, 'min'),
    },
    hasCustomBreakpoints: true,
  },
  version: '3.19.2',
  is_static: false,
  experimentalFeatures: {},
  urls: {
    assets: `${url.origin}/wp-content/plugins/elementor/assets/`,
    ajaxurl: `${url.origin}${adminAjax}`,
  },
  settings: { page: [], editorPreferences: [] },
  kit: {
    active_breakpoints: ['viewport_mobile', 'viewport_tablet', 'viewport_laptop', 'viewport_widescreen'],
    global_image_lightbox: 'yes',
    lightbox_enable_counter: 'yes',
    lightbox_enable_fullscreen: 'yes',
    lightbox_enable_zoom: 'yes',
    lightbox_enable_share: 'yes',
    lightbox_title_src: 'title',
    lightbox_description_src: 'description',
  },
  post: { id: postId, title: encodeURIComponent(title), excerpt: '', featuredImage: false },
  ...(user === null ? {} : { user: { roles: [user.role] } }),
});

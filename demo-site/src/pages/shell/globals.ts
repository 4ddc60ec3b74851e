import siteSettings from '../../../content/settings/site-settings.json' with { type: 'json' };
import texts from '../../../content/texts/site.json' with { type: 'json' };
import { labels } from '../../markup/labels.ts';
import { dataStores, isFront, seen } from '../../shop/data-stores.ts';
import { cartPath, homePath, wcAjaxUrl } from '../../shop/links.ts';
import { md5 } from '../../shop/md5.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page, Params } from '../page.ts';
import { builderConfig, builderProConfig } from './builder-config.ts';

const ajax_url = '/wp-admin/admin-ajax.php';

const params = (handle: string, name: string, value: unknown): Params => ({ handle, name, value });

/**
 * Returns the objects that the CMS prints on every page for its scripts. As in the CMS, all scalars are strings in the shop's
 * objects, but keep their types in the builder's objects.
 */
export const siteParams = (context: PageContext, page: Page): readonly Params[] => [
  ...shopParams(context, page),
  params('elementor-pro-frontend', 'ElementorProFrontendConfig', builderProConfig(context, page)),
  params('elementor-frontend', 'elementorFrontendConfig', builderConfig(context, page)),
  ...listingParams(context, page),
  searchParams(context),
  ...elementsParams(context),
  ...(page.params ?? []),
];

/** Returns the objects of the shop, of its variations, and of the swatches plugin. */
function shopParams({ locale, url }: PageContext, page: Page): readonly Params[] {
  const wc_ajax_url = wcAjaxUrl(locale);
  const urls = { ajax_url, wc_ajax_url };
  const cart_url = url.origin + cartPath(locale);
  const is_cart = page.bodyClasses.includes('woocommerce-cart') ? '1' : '';
  const suffix = md5(`1_${url.origin}${homePath(locale)}_iyim`);
  return [
    params('woocommerce', 'woocommerce_params', urls),
    params('wc-add-to-cart', 'wc_add_to_cart_params', {
      ...urls,
      i18n_view_cart: labels.viewCart,
      cart_url,
      is_cart,
      cart_redirect_after_add: 'no',
    }),
    params('wc-cart-fragments', 'wc_cart_fragments_params', {
      ...urls,
      cart_hash_key: `wc_cart_hash_${suffix}`,
      fragment_name: `wc_fragments_${suffix}`,
      request_timeout: '5000',
    }),
    params('wc-add-to-cart-variation', 'wc_add_to_cart_variation_params', {
      wc_ajax_url,
      ...texts.variations[locale],
    }),
    params('wp-util', '_wpUtilSettings', { ajax: { url: ajax_url } }),
    params('woo-variation-swatches', 'woo_variation_swatches_options', {
      ...siteSettings.swatches,
      cart_url,
      is_cart,
    }),
  ];
}

/** Returns the objects of the listings plugin. Listings send requests to the page around them; the timestamp bypasses caches. */
function listingParams(context: PageContext, { bodyClasses, postId }: Page): readonly Params[] {
  const { url, shop } = context;
  const query = new URLSearchParams(url.search);
  query.set('nocache', String(Math.floor(shop.platform.now() / 1000)));
  const front = dataStores.filter(isFront).map(({ slug, type }) => [slug, type] as const);
  const { slug, type, size } = seen;
  const view = { slug, type, is_front: isFront(seen), post_id: postId, size };
  return [
    params('jet-engine-frontend', 'JetEngineSettings', {
      ajaxurl: url.origin + ajax_url,
      ajaxlisting: `${url.origin}${url.pathname}?${query}`,
      restNonce: createNonce(context, 'wp_rest'),
      hoverActionTimeout: '400',
      addedPostCSS: [],
    }),
    params('jet-engine-data-stores', 'JetEngineRegisteredStores', Object.fromEntries(front)),
    // On a product's page, the object lists the stores that collect viewed items.
    ...(bodyClasses.includes('single-product')
      ? [params('jet-engine-data-stores-on-view', 'JetEngineViewsData', [view])]
      : []),
  ];
}

/** Returns the object of the search plugin. */
function searchParams(context: PageContext): Params {
  const { origin } = context.url;
  const rest = `${origin}/wp-json/jet-search/v1/`;
  return params('jet-search', 'jetSearchSettings', {
    rest_api_url: `${rest}search-posts`,
    action: 'jet_ajax_search',
    nonce: createNonce(context, 'jet-search'),
    sumbitOnEnter: '1',
    searchSuggestions: {
      ajaxurl: origin + ajax_url,
      get_suggestions_rest_api_url: `${rest}get-suggestions`,
      add_suggestions_rest_api_url: `${rest}form-add-suggestion`,
      get_action: 'get_form_suggestions',
      add_action: 'add_form_suggestion',
      nonce_rest: createNonce(context, 'wp_rest'),
      use_session: true,
    },
  });
}

/** Returns the objects of the elements plugin, for its subscription form, and of the listings plugin's popups. */
const elementsParams = ({ url, locale }: PageContext): readonly Params[] => [
  params('jet-elements', 'jetElements', {
    ajaxUrl: url.origin + ajax_url,
    isMobile: 'false',
    devMode: 'false',
    messages: { invalidMail: texts.invalidMail[locale] },
  }),
  params('jet-popup-frontend', 'jetPopupData', {
    version: '2.0.2',
    ajax_url: url.origin + ajax_url,
    isElementor: 'true',
  }),
];

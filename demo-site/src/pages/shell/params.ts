import texts from '../../../content/texts/site.json' with { type: 'json' };
import { labels } from '../../markup/labels.ts';
import { cartPath, homePath, wcAjaxUrl } from '../../shop/links.ts';
import { md5 } from '../../shop/md5.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page, Params } from '../page.ts';
import { builderConfig, builderProConfig } from './builder-params.ts';
import { elementsParams } from './elements-params.ts';
import { listingParams } from './listing-params.ts';
import { popupParams } from './popup-params.ts';
import { searchParams } from './search-params.ts';

const adminAjax = '/wp-admin/admin-ajax.php';

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
      value: { wc_ajax_url, ...texts.variations[locale] },
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
      value: builderProConfig(context, page),
    },
    { handle: 'elementor-frontend', name: 'elementorFrontendConfig', value: builderConfig(context, page) },
    ...listingParams(context, page),
    searchParams(context),
    elementsParams(context),
    popupParams(context),
    ...(page.params ?? []),
  ];
}

/** The swatches plugin's settings, as this shop has them. */
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

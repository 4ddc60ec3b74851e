import siteSettings from '../../../content/settings/site-settings.json' with { type: 'json' };
import texts from '../../../content/texts/site.json' with { type: 'json' };
import { cartPath, checkoutPath } from '../../shop/links.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editedPath } from '../editor/texts.ts';
import type { Page } from '../page.ts';

const adminAjax = '/wp-admin/admin-ajax.php';
const { shareButtonsNetworks, breakpoints, responsive, kit } = siteSettings;

/** Returns `ElementorProFrontendConfig`. */
export const builderProConfig = (context: PageContext, { popups }: Page) => ({
  ajaxurl: `${context.url.origin}${adminAjax}`,
  nonce: createNonce(context, 'elementor-pro-frontend'),
  urls: {
    assets: `${context.url.origin}/wp-content/plugins/elementor-pro/assets/`,
    rest: `${context.url.origin}/wp-json/`,
  },
  settings: { lazy_load_background_images: true },
  popup: { hasPopUps: popups !== undefined && popups.length > 0 },
  shareButtonsNetworks,
  facebook_sdk: { lang: context.locale === 'he' ? 'he_IL' : 'en_US', app_id: '' },
  lottie: {
    defaultAnimationUrl: `${context.url.origin}/wp-content/plugins/elementor-pro/modules/lottie/assets/animations/default.json`,
  },
  woocommerce: {
    menu_cart: {
      cart_page_url: context.url.origin + cartPath(context.locale),
      checkout_page_url: context.url.origin + checkoutPath(context.locale),
      fragments_nonce: createNonce(context, 'elementor-menu-cart-fragments'),
    },
  },
});

/**
 * Returns the mode of a page. For editors, `?elementor-preview` edits it and `?preview` shows it before it is published. The page
 * of the demo's editor saves nothing, so every visitor may use both there.
 */
const modeOf = ({ user, query, path }: PageContext) => {
  const mayEdit = user?.role === 'editor' || path === editedPath;
  return {
    edit: mayEdit && query.has('elementor-preview'),
    wpPreview: mayEdit && query.has('preview'),
    isScriptDebug: false,
  };
};

/** Returns `elementorFrontendConfig`. */
export const builderConfig = (context: PageContext, { postId, title }: Page) => ({
  environmentMode: modeOf(context),
  i18n: texts.builder[context.locale],
  is_rtl: context.locale === 'he',
  breakpoints,
  responsive,
  version: '3.19.2',
  is_static: false,
  experimentalFeatures: { e_dom_optimization: true, container: true },
  urls: {
    assets: `${context.url.origin}/wp-content/plugins/elementor/assets/`,
    ajaxurl: `${context.url.origin}${adminAjax}`,
    uploadUrl: `${context.url.origin}/wp-content/uploads`,
  },
  swiperClass: 'swiper',
  settings: { page: [], editorPreferences: [] },
  kit,
  post: { id: postId, title: encodeURIComponent(title), excerpt: '', featuredImage: false },
  ...(context.user === null ? {} : { user: { roles: [context.user.role] } }),
});

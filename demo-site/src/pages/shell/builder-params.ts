import { cartPath, checkoutPath } from '../../shop/links.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editedPath } from '../editor/texts.ts';
import type { Page } from '../page.ts';
import { builderTexts } from './builder-texts.ts';

const adminAjax = '/wp-admin/admin-ajax.php';

/** Where a page can be shared, as the builder's share buttons list it. */
const shareButtonsNetworks = {
  facebook: { title: 'Facebook', has_counter: true },
  whatsapp: { title: 'WhatsApp', has_counter: true },
  telegram: { title: 'Telegram', has_counter: false },
  email: { title: 'Email', has_counter: false },
  print: { title: 'Print', has_counter: false },
};

/** `ElementorProFrontendConfig`. */
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

/**
 * Whoever may edit opens a page with `?elementor-preview` to edit it, and with `?preview` to see it before it is published.
 * The page of the demo's editor saves nothing, and everybody may.
 */
const modeOf = ({ user, query, path }: PageContext) => {
  const mayEdit = user?.role === 'editor' || path === editedPath;
  return {
    edit: mayEdit && query.has('elementor-preview'),
    wpPreview: mayEdit && query.has('preview'),
    isScriptDebug: false,
  };
};

/** `elementorFrontendConfig`. */
export const builderConfig = (context: PageContext, { postId, title }: Page) => ({
  environmentMode: modeOf(context),
  i18n: builderTexts[context.locale],
  is_rtl: context.locale === 'he',
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
  experimentalFeatures: { e_dom_optimization: true, container: true },
  urls: {
    assets: `${context.url.origin}/wp-content/plugins/elementor/assets/`,
    ajaxurl: `${context.url.origin}${adminAjax}`,
    uploadUrl: `${context.url.origin}/wp-content/uploads`,
  },
  swiperClass: 'swiper',
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
  ...(context.user === null ? {} : { user: { roles: [context.user.role] } }),
});

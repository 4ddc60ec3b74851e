import type { Originals } from '@iyim/runtime/page';

/**
 * Selectors of the original plugins' markup that a page may adopt, by widget (RT-26). A host is the element with the settings: the
 * outer element of the page builder, or the inner root of the other plugins. Classes are matched one by one, because optimisers
 * sort them.
 */
export const originals: Originals = {
  accordion:
    '.elementor-widget-n-accordion, .elementor-widget-accordion, .elementor-widget-toggle, .jet-accordion, .jet-image-accordion',
  'account-button':
    ':is(header, .elementor-location-header) .elementor-widget-button:has(a[href*="/my-account"])',
  'add-to-cart': [
    'form.cart:not(.variations_form, [method=get])',
    '.variations_form .single_variation_wrap',
    '.products:has(.ajax_add_to_cart)',
    '.ajax_add_to_cart:not(.products *)',
  ].join(),
  'animated-headline': '.elementor-widget-animated-headline',
  'animated-text': '.jet-animated-text',
  calendar: '.jet-calendar',
  carousel: [
    '.elementor-widget-image-carousel',
    '.elementor-widget-media-carousel:not(.elementor-skin-slideshow)',
    '.elementor-widget-testimonial-carousel',
    '.elementor-widget-reviews',
    '.elementor-widget-slides',
    '.elementor-widget-n-carousel',
    '.elementor-widget-loop-carousel',
  ].join(),
  cart: [
    '.elementor-widget-woocommerce-cart:has(.woocommerce-cart-form, .cart-empty)',
    '.woocommerce:has(> .woocommerce-cart-form, > .cart-empty, > .wc-empty-cart-message):not(.elementor-widget-woocommerce-cart *, body)',
  ].join(),
  chart: '.jet-pie-chart-container, .jet-bar-chart-container, .jet-line-chart-container',
  'checkout-login': '.e-woocommerce-login-section',
  // Only WordPress's own block, because sections that a site's own script opens cannot be distinguished from other elements.
  collapse: '.wp-block-details',
  countdown: '.elementor-countdown-wrapper, .jet-countdown-timer',
  counter: '.elementor-widget-counter',
  coupon: '.e-coupon-box, .woocommerce-cart-form .coupon, .checkout_coupon:not(.e-coupon-box *)',
  'data-store': [
    '.jet-data-store-link-wrapper',
    ':is(.jet-add-to-store, .jet-remove-from-store):not(.jet-data-store-link-wrapper *)',
    '.jet-engine-data-store-count',
    '.jet-engine-data-post-count',
  ].join(),
  'delete-link': 'a[data-delete-link]',
  'elements-carousel':
    '.jet-carousel[data-slider_options], .jet-testimonials:has(> .jet-testimonials__instance)',
  // Elements that are animated only on some devices are not hidden by the server, so they are matched by their settings.
  entrance:
    ".elementor-invisible, .elementor-element:is([data-settings*='\"_animation'], [data-settings*='\"animation\":'], [data-settings*='\"animation_mobile'], [data-settings*='\"animation_tablet'])",
  form: '.elementor-widget-form',
  gallery: '.elementor-widget-gallery, .elementor-widget-image-gallery',
  'horizontal-timeline': '.jet-hor-timeline',
  hotspots: '.elementor-widget-hotspot, .jet-hotspots',
  'images-layout': '.jet-images-layout',
  listing: '.jet-listing-grid',
  'live-search': '.jet-ajax-search',
  'loop-grid': '.elementor-widget-loop-grid',
  'mega-menu': '.elementor-widget-n-menu',
  'mini-cart': [
    '.elementor-widget-woocommerce-menu-cart',
    '#site-header-cart',
    '.widget_shopping_cart:not(#site-header-cart *, .jet-blocks-cart *)',
    '.jet-blocks-cart',
  ].join(),
  motion:
    '.elementor-element:is([data-settings*=\'motion_fx_motion_fx_scrolling":"yes\'], [data-settings*=\'motion_fx_motion_fx_mouse":"yes\'])',
  // Left out: a menu whose submenus are fetched from the server.
  'nav-menu': '.elementor-widget-nav-menu, .jet-nav-wrap, .jet-mega-menu:not(.jet-mega-menu--ajax-loading)',
  // Left out: the plugin's search without a panel, which is a form like any other.
  'off-canvas': '.elementor-widget-off-canvas, .jet-hamburger-panel, .jet-search:has(> .jet-search__popup)',
  popup: '[data-elementor-type=popup], .jet-popup',
  portfolio: '.elementor-widget-portfolio, .jet-portfolio',
  posts: '.elementor-widget-posts, .elementor-widget-archive-posts',
  'pricing-table': '.pricing-table',
  'product-gallery': '.woocommerce-product-gallery',
  progress: '.elementor-widget-progress',
  scratch: '.jet-animated-box',
  'scroll-navigation': '.jet-scroll-navigation',
  'search-suggestions': '.jet-search-suggestions',
  share: '.elementor-widget-share-buttons',
  slideshow: '.elementor-widget-media-carousel.elementor-skin-slideshow, .jet-slider',
  sticky:
    '.elementor-element:is([data-settings*=\'"sticky":"top"\'], [data-settings*=\'"sticky":"bottom"\']), .jet-sticky-column[data-jet-settings]',
  subscribe: '.jet-subscribe-form',
  swatches: 'form.variations_form, div.variations_form[data-product_variations]',
  'table-of-contents': '.elementor-widget-table-of-contents',
  tabs: '.elementor-widget-n-tabs, .elementor-widget-tabs, .jet-tabs, .woocommerce-tabs, .wc-tabs-wrapper:not(.woocommerce-tabs)',
  'taxonomy-filter': '.elementor-widget-taxonomy-filter',
  timeline: '.jet-timeline',
  unfold: '.jet-unfold',
  'vector-animation': '.elementor-widget-lottie, .jet-lottie',
  video: '.elementor-widget-video, .jet-video',
  'view-more': '.jet-view-more',
};

import { mergeDeep, type PartialDeep } from './plain.ts';
import type { Widen } from './widen.ts';

/**
 * Every name that belongs to the CMS and its plugins: the only file with vendor literals. The values are those of the
 * real plugins; a page overrides any of them with `names` in its configuration.
 */
const preset = {
  urls: {
    /** Template of the shop's ajax calls; the placeholder is part of it. */
    storeAjax: '/?wc-ajax=%%endpoint%%',
    endpointPlaceholder: '%%endpoint%%',
    adminAjax: '/wp-admin/admin-ajax.php',
    rest: '/wp-json/',
    cart: '/cart/',
    checkout: '/checkout/',
    account: '/my-account/',
    /** What the address of an action link begins with. */
    linkAction: '#jet-engine-action',
  },
  /** Endpoints of the shop's ajax URL. */
  endpoints: {
    fragments: 'get_refreshed_fragments',
    addToCart: 'add_to_cart',
    removeFromCart: 'remove_from_cart',
    variation: 'get_variation',
    applyCoupon: 'apply_coupon',
    removeCoupon: 'remove_coupon',
    cartTotals: 'get_cart_totals',
    updateShippingMethod: 'update_shipping_method',
    updateOrderReview: 'update_order_review',
    checkout: 'checkout',
  },
  /** Values of `action` at the CMS's general ajax URL. */
  actions: {
    checkoutLogin: 'elementor_woocommerce_checkout_login_user',
    menuCartFragments: 'elementor_menu_cart_fragments',
  },
  fields: {
    action: 'action',
    productId: 'product_id',
    variationId: 'variation_id',
    quantity: 'quantity',
    /** Makes the server add a product whatever the URL is: never sent together with `endpoints.addToCart`. */
    addToCart: 'add-to-cart',
    cartItemKey: 'cart_item_key',
    time: 'time',
    security: 'security',
    couponCode: 'coupon_code',
    removedCoupon: 'coupon',
    username: 'username',
    password: 'password',
    nonce: 'nonce',
    remember: 'remember',
    templates: 'templates',
    menuCartNonce: '_nonce',
    isEditor: 'is_editor',
  },
  cookies: {
    cartHash: 'woocommerce_cart_hash',
    /** A flag, not a count: always `1` while the cart has something in it. */
    itemsInCart: 'woocommerce_items_in_cart',
  },
  storage: {
    /** Used when the page does not name its own key in `globals.cartFragments`. */
    fragments: 'wc_fragments',
    cartHash: 'wc_cart_hash',
    cartCreated: 'wc_cart_created',
    probe: 'wc',
  },
  /** Keys of answers. */
  answers: {
    /** The fragment without which a cached copy of the cart is not used. */
    miniCartFragment: 'div.widget_shopping_cart_content',
    /** Classes by which a notice tells what it is; the second of each is the block themes'. */
    messageClasses: ['woocommerce-message', 'is-success'],
    errorClasses: ['woocommerce-error', 'is-error'],
  },
  events: {
    shouldSendAdd: 'should_send_ajax_request.adding_to_cart',
    addNotSent: 'ajax_request_not_sent.adding_to_cart',
    addingToCart: 'adding_to_cart',
    addedToCart: 'added_to_cart',
    removedFromCart: 'removed_from_cart',
    cartButtonUpdated: 'wc_cart_button_updated',
    fragmentsLoaded: 'wc_fragments_loaded',
    fragmentsRefreshed: 'wc_fragments_refreshed',
    fragmentsError: 'wc_fragments_ajax_error',
    fragmentRefresh: 'wc_fragment_refresh',
    updatedCartBlock: 'updated_wc_div',
    updatedCartTotals: 'updated_cart_totals',
    cartEmptied: 'wc_cart_emptied',
    updateCart: 'wc_update_cart',
    appliedCoupon: 'applied_coupon',
    removedCoupon: 'removed_coupon',
    appliedCouponInCheckout: 'applied_coupon_in_checkout',
    removedCouponInCheckout: 'removed_coupon_in_checkout',
    updatedShippingMethod: 'updated_shipping_method',
    itemRemoved: 'item_removed_from_classic_cart',
    updateCheckout: 'update_checkout',
    checkoutError: 'checkout_error',
    checkVariations: 'check_variations',
    variationSelectChange: 'woocommerce_variation_select_change',
    variationHasChanged: 'woocommerce_variation_has_changed',
    updateVariationValues: 'update_variation_values',
    updatedVariationValues: 'woocommerce_update_variation_values',
    foundVariation: 'found_variation',
    resetData: 'reset_data',
    resetImage: 'reset_image',
    showVariation: 'show_variation',
    hideVariation: 'hide_variation',
    reloadVariations: 'reload_product_variations',
    clearResetAnnouncement: 'clear_reset_announcement',
    announceReset: 'announce_reset',
    resetFocus: 'reset_focus',
    galleryResetPosition: 'woocommerce_gallery_reset_slide_position',
    galleryInitZoom: 'woocommerce_gallery_init_zoom',
    swatchSelected: 'wvs-selected-item',
    swatchUnselected: 'wvs-unselected-item',
    swatchUpdated: 'wvs-item-updated',
    /** jQuery's own, after any of its requests. */
    ajaxComplete: 'ajaxComplete',
  },
  /** Objects that the CMS's inline scripts put on the page. */
  globals: {
    cartFragments: 'wc_cart_fragments_params',
    addToCart: 'wc_add_to_cart_params',
    cart: 'wc_cart_params',
    checkout: 'wc_checkout_params',
    store: 'woocommerce_params',
    variation: 'wc_add_to_cart_variation_params',
    swatches: 'woo_variation_swatches_options',
    builderPro: 'ElementorProFrontendConfig',
    builder: 'elementorFrontendConfig',
  },
  /** Keys inside those objects; a dot goes one level down. */
  globalKeys: {
    adminAjax: 'ajax_url',
    storeAjax: 'wc_ajax_url',
    cartHashKey: 'cart_hash_key',
    fragmentName: 'fragment_name',
    requestTimeout: 'request_timeout',
    viewCart: 'i18n_view_cart',
    cartUrl: 'cart_url',
    isCart: 'is_cart',
    redirectAfterAdd: 'cart_redirect_after_add',
    ajaxAdd: 'enable_ajax_add_to_cart',
    isCheckout: 'is_checkout',
    applyCouponNonce: 'apply_coupon_nonce',
    removeCouponNonce: 'remove_coupon_nonce',
    updateShippingNonce: 'update_shipping_method_nonce',
    updateOrderReviewNonce: 'update_order_review_nonce',
    noMatchingVariations: 'i18n_no_matching_variations_text',
    makeASelection: 'i18n_make_a_selection_text',
    unavailable: 'i18n_unavailable_text',
    resetAlert: 'i18n_reset_alert_text',
    builderAjax: 'ajaxurl',
    builderNonce: 'nonce',
    builderRest: 'urls.rest',
    menuCartNonce: 'woocommerce.menu_cart.fragments_nonce',
    menuCartUrl: 'woocommerce.menu_cart.cart_page_url',
    menuCheckoutUrl: 'woocommerce.menu_cart.checkout_page_url',
    isEditMode: 'environmentMode.edit',
    isPreview: 'environmentMode.wpPreview',
    postId: 'post.id',
    breakpoints: 'responsive.breakpoints',
  },
} as const;

export type Names = Widen<typeof preset>;

/** The real literals of the plugins whose contracts these are. */
export const names: Names = preset;

/** The preset with a page's own names put over it. Unknown keys do no harm. */
export function overrideNames(over: PartialDeep<Names> | undefined): Names {
  return mergeDeep<Names>(names, over);
}

/** Selector of the page builder's widgets whose forms send the widget's id. */
export const FORM_WIDGETS =
  '.elementor-widget-woocommerce-cart, .elementor-widget-woocommerce-checkout-page, ' +
  '.elementor-widget-woocommerce-my-account, .elementor-widget-woocommerce-purchase-summary';

/** Events after which the shop may have replaced the forms of `FORM_WIDGETS`. */
export const FORMS_RENEWED_BY = [
  'updated_checkout',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'updated_wc_div',
];

/** Selector of the listings plugin's items that open their `data-url` when they are clicked. */
export const ITEM =
  ':is(.jet-engine-listing-overlay-wrap, .jet-listing-grid__item, .jet-calendar-week__day-event, .jet-container)[data-url]';

/** Selector of elements, other than links, whose JSON names the content that they open in the lightbox. */
export const OVERLAY = '[data-elementor-lightbox]';

/** Global and key of the listings plugin's hover delay: the time before a hover action runs, in ms. */
export const hoverDelay = { global: 'JetEngineSettings', key: 'hoverActionTimeout' } as const;

/** Globals that inline scripts of the original plugins set: Elementor Pro's configuration, and the data stores of seen items. */
export const BUILDER_PRO = 'ElementorProFrontendConfig';
export const VIEWS = 'JetEngineViewsData';

/** Query parameter that names the template to scroll to. */
export const TEMPLATE_QUERY = 'theme_template_id';

/** Selector of the configuration of a page that left out the shop's script `woocommerce`. */
export const NO_SHOP_SCRIPT = '#iyim-config[data-left-out~=woocommerce]';

/** Selectors of the parts of a page that this script drives, and of the notices, which it focuses when a page has loaded. */
export const SHOP_PARTS =
  '.woocommerce-ordering, .woocommerce-result-count, .woocommerce-store-notice, .woocommerce-input-wrapper, ' +
  '.woocommerce-cart-form, .remove_from_cart_button, .woocommerce form input[type=password]';
export const SHOP_NOTICES = '.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner';

/** Selector of the shop's cart list. The server sends it empty. */
export const CART_LIST = '.widget_shopping_cart_content';

/** Attribute with the widget names that `adopt` wrote into `data-widget`. Clones of a host also have it. */
export const ADOPTED = 'data-iyim-adopted';

/** Returns the names in an attribute's value. */
export const namesIn = (host: Element, attribute: string): readonly string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** Whether the element became a host of this widget because it was adopted (RT-26), not through its markup. */
export const isAdopted = (host: Element, name: string): boolean => namesIn(host, ADOPTED).includes(name);

/** Global with the settings of WooCommerce's script for the product page, and the tag of that script. */
export const PRODUCT_PARAMS = 'wc_single_product_params';
export const PRODUCT_SCRIPT = '#wc-single-product-js';

/** Events that a gallery of the shop fires before and after it is initialised. Their arguments are the gallery and the parameters. */
export const GALLERY_STARTS = 'wc-product-gallery-before-init';
export const GALLERY_STARTED = 'wc-product-gallery-after-init';

/** Selector of the select for a review's rating, in the shop's form for reviews. */
export const RATING = '#respond select#rating';

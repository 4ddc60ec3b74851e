/** The page builder's widgets whose forms send the id of their widget. */
export const FORM_WIDGETS =
  '.elementor-widget-woocommerce-cart, .elementor-widget-woocommerce-checkout-page, ' +
  '.elementor-widget-woocommerce-my-account, .elementor-widget-woocommerce-purchase-summary';

/** Events after which the shop may have replaced those forms. */
export const FORMS_RENEWED_BY = [
  'updated_checkout',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'updated_wc_div',
];

/** Items of the listings plugin that open their `data-url` when they are clicked. */
export const ITEM =
  ':is(.jet-engine-listing-overlay-wrap, .jet-listing-grid__item, .jet-calendar-week__day-event, .jet-container)[data-url]';

/** Elements other than links whose JSON names what they open in the lightbox. */
export const OVERLAY = '[data-elementor-lightbox]';

/** Global and key of the listings plugin's hover delay: milliseconds before a hover action runs. */
export const hoverDelay = { global: 'JetEngineSettings', key: 'hoverActionTimeout' } as const;

/** Globals that inline scripts of the original plugins set: the page builder's larger plugin, and stores of seen items. */
export const BUILDER_PRO = 'ElementorProFrontendConfig';
export const VIEWS = 'JetEngineViewsData';

/** Query parameter with the template to scroll to. */
export const TEMPLATE_QUERY = 'theme_template_id';

/** The shop's cart list, which the server sends empty. */
export const CART_LIST = '.widget_shopping_cart_content';

/** Lists the widgets that adopting wrote into `data-widget`. Clones have the attribute too. */
export const ADOPTED = 'data-iyim-adopted';

/** Returns the names in an attribute. */
export const namesIn = (host: Element, attribute: string): readonly string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** Whether the element became a host of this widget by adopting (RT-26), not by its markup. */
export const isAdopted = (host: Element, name: string): boolean => namesIn(host, ADOPTED).includes(name);

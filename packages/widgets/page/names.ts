/** The page builder's widgets whose forms say which widget they were sent from. */
export const FORM_WIDGETS =
  '.elementor-widget-woocommerce-cart, .elementor-widget-woocommerce-checkout-page, ' +
  '.elementor-widget-woocommerce-my-account, .elementor-widget-woocommerce-purchase-summary';

/** The shop's events after which those forms may be new. */
export const FORMS_RENEWED_BY = [
  'updated_checkout',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'updated_wc_div',
];

/** What opens its `data-url` when it is clicked: items of the listings plugin. */
export const ITEM =
  ':is(.jet-engine-listing-overlay-wrap, .jet-listing-grid__item, .jet-calendar-week__day-event, .jet-container)[data-url]';

/** What says in JSON what it opens in the lightbox, where it is no link. */
export const OVERLAY = '[data-elementor-lightbox]';

/** Where the listings plugin says how long a pointer rests on a hover action before it runs, in ms. */
export const hoverDelay = { global: 'JetEngineSettings', key: 'hoverActionTimeout' } as const;

/** Globals that inline scripts of the original plugins set: the page builder's larger plugin, and stores that keep what was seen. */
export const BUILDER_PRO = 'ElementorProFrontendConfig';
export const VIEWS = 'JetEngineViewsData';

/** Query of an address that asks to scroll to a template. */
export const TEMPLATE_QUERY = 'theme_template_id';

/** The shop's list of the cart, which is sent empty. */
export const CART_LIST = '.widget_shopping_cart_content';

/** Names the widgets that adopting wrote into `data-widget`. Clones have it, too. */
export const ADOPTED = 'data-iyim-adopted';

/** The names in an attribute. */
export const namesIn = (host: Element, attribute: string): readonly string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** Whether the page's configuration made it a host of this widget (RT-26), and not its markup. */
export const isAdopted = (host: Element, name: string): boolean => namesIn(host, ADOPTED).includes(name);

import type { Widen } from '../site/widen.ts';

/** Names of the page builder that concern the page as a whole: its action links, its templates, its forms' referer. */
const preset = {
  actions: {
    /** What the address of an action link begins with, once it is decoded. */
    prefix: '#elementor-action:',
    /** The names of the actions it may ask for. */
    openPopup: 'popup:open',
    closePopup: 'popup:close',
    lightbox: 'lightbox',
  },
  /** On an element that lets a page opened with an action in its address run it. */
  hashAttribute: 'data-e-action-hash',
  /** What `do_not_show_again` says when it is meant. */
  yes: 'yes',
  params: {
    /** Query of an address that asks to scroll to a template. */
    template: 'theme_template_id',
    /** Added to the addresses that referer inputs carry. */
    pageId: 'elementorPageId',
    widgetId: 'elementorWidgetId',
  },
  /** Class of a template's element; its id follows. */
  templateClass: 'elementor-',
  referer: {
    input: 'input[name="_wp_http_referer"]',
    /** Classes of widgets whose forms say which widget they were sent from. */
    widgetClasses: [
      'elementor-widget-woocommerce-cart',
      'elementor-widget-woocommerce-checkout-page',
      'elementor-widget-woocommerce-my-account',
      'elementor-widget-woocommerce-purchase-summary',
    ],
    widgetIdAttribute: 'data-id',
    /** The shop's events after which the inputs may be new. */
    renewedBy: ['updated_checkout', 'wc_fragments_loaded', 'wc_fragments_refreshed', 'updated_wc_div'],
  },
} as const;

export type BuilderNames = Widen<typeof preset>;

/** The real literals of the page builder. A page overrides them under `names.builder`. */
export const builderNames: BuilderNames = preset;

/** Classes of what opens its `data-url` when it is clicked: items of the listings plugin. */
export const itemClasses = {
  overlay: 'jet-engine-listing-overlay-wrap',
  item: 'jet-listing-grid__item',
  calendarItem: 'jet-calendar-week__day-event',
  /** Opens a new tab for whatever its target says. */
  container: 'jet-container',
} as const;

/** Where the listings plugin says how long a pointer rests on a hover action before it runs, in ms. */
export const hoverDelay = { global: 'JetEngineSettings', key: 'hoverActionTimeout' } as const;

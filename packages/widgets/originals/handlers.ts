import { FOCUSABLE, isOwnEvent, type JQueryEvent } from '@iyim/runtime/page';
import { cart as pageCart } from '@iyim/runtime/shop';
import { takeOverFirstCart } from './first-cart.ts';
import { type OriginalHandlers, takeOverHandlers } from './take-over.ts';

// Handlers that the original scripts bind through jQuery, by the widget that replaces them. They are in one file and one chunk,
// which only pages with jQuery fetch.

type Rows = readonly OriginalHandlers[];

/**
 * Matches a handler in WooCommerce's `cart-fragments` that only calls the function that requests the cart. The minified name of
 * that function has one letter.
 */
const REFRESHES = /^(function\s*\(\)|\(\)\s*=>)\s*\{\s*(refresh_cart_fragment|[\w$])\(\)[;\s]*\}$/;

/**
 * Matches a key handler in the Jet plugins that clicks its own control on Enter. The elements and tricks plugins bind it without
 * a namespace.
 */
const CLICKS_ON_ENTER =
  /^(?=.*\bwhich\b)(?=.*\b13\b).*\.(click\(\)|trigger\(["']click["']\))[;,\s]*(return\b\s*)?(false\b|!1)/s;

/** For a handler of `mouseenter`, jQuery listens to `mouseover`. */
const ENTER = 'mouseenter mouseover';

/** Decides which events the widget handles. */
export interface OwnEvents {
  readonly isOurs: (event: JQueryEvent) => boolean;
}

export interface MiniCartParts extends OwnEvents {
  /** Whether the initial cart is being requested. */
  readonly isLoading: () => boolean;
}

export interface CartParts {
  readonly host: HTMLElement;
  /** Whether a button that the widget does not handle submitted the form. */
  readonly isOtherButton: (submitter: Element | null | undefined) => boolean;
}

export interface CouponParts {
  readonly apply: HTMLElement;
  readonly field: HTMLElement;
  readonly form: HTMLFormElement | null;
  readonly toggle: HTMLElement | null;
  /** Called when this library makes the checkout's own script request the order review again. */
  readonly onReviewed: () => void;
}

export interface LoginParts {
  readonly form: HTMLFormElement | null;
  readonly submit: HTMLElement;
  readonly toggle: HTMLElement | null;
}

/**
 * Returns the handlers of WooCommerce's `add-to-cart` and `cart-fragments` that show the cart of each answer and request the cart
 * again. Widgets that change the cart take these handlers over; this library's cart then shows and requests the cart, regardless
 * of the script that changed it.
 */
function anyCart(): Rows {
  pageCart();
  const { body } = document;
  return [
    // The shop's own handler still receives events that the shop's own script fires.
    { root: body, events: 'added_to_cart removed_from_cart', data: 'addToCartHandler', isOurs: isOwnEvent },
    { root: body, events: 'wc_fragment_refresh updated_wc_div', isOne: true, code: REFRESHES },
    { root: window, events: 'storage onstorage', isOne: true, code: /localStorage.*sessionStorage/s },
  ];
}

/** Handlers of `add-to-cart` in newer and older shops. The original still handles buttons outside the widget. */
const addToCart = ({ isOurs }: OwnEvents): Rows => [
  {
    root: document.body,
    events: 'click keydown',
    selectors: ['.add_to_cart_button:not(.wc-interactive)', '.add_to_cart_button'],
    data: 'addToCartHandler',
    isOurs,
  },
  ...anyCart(),
];

/** Handlers of `add-to-cart` and `woocommerce`. */
const miniCart = ({ isOurs }: OwnEvents): Rows => [
  {
    root: document.body,
    events: 'click keydown',
    selectors: ['.remove_from_cart_button'],
    data: 'addToCartHandler',
    isOurs,
  },
  ...anyCart(),
];

export interface BlocksCartParts {
  readonly host: HTMLElement;
  readonly toggle: HTMLElement;
  readonly close: HTMLElement | null;
}

/** Code of the handlers of the blocks plugin's cart, which are functions without names. */
const BLOCKS_CART = /\bjet-cart-open\b|\boverflow\b|\bscrollTop\(\)/;

/**
 * Handlers of the blocks plugin's cart. Each of those on the document belongs to one cart, which the handler does not name, so they
 * are replaced only if widgets handle all of the page's carts.
 */
function blocksCart({ host, toggle, close }: BlocksCartParts): Rows {
  const areOurs = () => !document.querySelector('.jet-blocks-cart:not([data-widget~=mini-cart])');
  return [
    ...[toggle, ...(close ? [close] : [])].map((root) => ({
      root,
      events: 'click touchend',
      code: BLOCKS_CART,
    })),
    { root: host, events: `${ENTER} mouseleave mouseout touchstart touchend`, code: BLOCKS_CART },
    {
      root: document,
      events: 'added_to_cart click keydown touchend',
      code: /\bjet-cart-open\b/,
      isOurs: areOurs,
    },
  ];
}

export interface BlocksPanelParts {
  readonly kind: 'hamburger' | 'search';
  readonly root: HTMLElement;
  readonly toggle: HTMLElement;
  readonly close: HTMLElement | null;
}

/**
 * Handlers of the blocks plugin's hamburger panel and search panel. As in `blocksCart`, some on the document belong to one panel
 * that they do not name.
 */
function blocksPanel({ kind, root, toggle, close }: BlocksPanelParts): Rows {
  const others = { hamburger: '.jet-hamburger-panel', search: '.jet-search:has(> .jet-search__popup)' }[kind];
  const areOurs = () => !document.querySelector(`${others}:not([data-widget~=off-canvas])`);
  if (kind === 'search')
    return [
      {
        root: document,
        events: 'click',
        selectors: ['.jet-search__popup-trigger', '.jet-search__popup-close'],
        namespace: 'jetBlocks',
        isOurs: ({ target }) => target instanceof Node && root.contains(target),
      },
      { root: document, events: 'click', selectors: [''], namespace: 'jetBlocks', isOurs: areOurs },
    ];
  return [
    ...[toggle, ...(close ? [close] : [])].map((control) => ({
      root: control,
      events: 'click keydown touchstart touchend',
      code: /\bopen-state\b|\bscrollTop\(\)/,
    })),
    { root: document, events: 'click', namespace: 'JetHamburgerPanel', isOurs: areOurs },
  ];
}

/** Handlers of `cart`. The original still handles the coupon unless a widget does. */
function cart({ host, isOtherButton }: CartParts): Rows {
  const root = document;
  const isOurs: OriginalHandlers['isOurs'] = ({ target }) => target instanceof Node && host.contains(target);
  return [
    {
      root,
      events: 'click',
      selectors: ['.shipping-calculator-button'],
      method: 'toggle_shipping',
      isOurs,
    },
    {
      root,
      events: 'change',
      selectors: [
        'select.shipping_method, :input[name^=shipping_method]',
        'select.shipping_method, input[name^=shipping_method]',
      ],
      method: 'shipping_method_selected',
      isOurs,
    },
    {
      root,
      events: 'submit',
      selectors: ['form.woocommerce-shipping-calculator'],
      method: 'shipping_calculator_submit',
      isOurs,
    },
    {
      root,
      events: 'submit',
      selectors: ['.woocommerce-cart-form'],
      method: 'cart_submit',
      isOurs: (event) =>
        isOurs(event) && !isOtherButton((event.originalEvent as SubmitEvent | undefined)?.submitter),
    },
    {
      root,
      events: 'keypress',
      selectors: ['.woocommerce-cart-form :input[type=number]', '.woocommerce-cart-form input[type=number]'],
      method: 'input_keypress',
      isOurs,
    },
    {
      root,
      events: 'click keydown',
      selectors: ['.woocommerce-cart-form .product-remove > a'],
      method: 'item_remove_clicked',
    },
    {
      root,
      events: 'click',
      selectors: ['.woocommerce-cart .restore-item'],
      method: 'item_restore_clicked',
    },
    { root, events: 'wc_update_cart added_to_cart', isOne: true, code: /\.update_cart\.apply\(/ },
    ...anyCart(),
  ];
}

/** Code of the handler in `checkout` of older shops. Newer shops bind a method instead. */
const APPLIES_COUPON = /\bwc_checkout_params\b.*\bapply_coupon\b/s;

/** Handlers of `cart` and `checkout`, and of the page builder's coupon. */
function coupon({ apply, field, form, toggle, onReviewed }: CouponParts): Rows {
  const { body } = document;
  return [
    ...[document, body].flatMap((root): OriginalHandlers[] => [
      {
        root,
        events: 'click keydown',
        selectors: ['a.woocommerce-remove-coupon', '.woocommerce-remove-coupon'],
        method: root === body ? 'remove_coupon' : 'remove_coupon_clicked',
      },
      // Otherwise the original would remove the message under the field.
      {
        root,
        events: 'blur change input',
        selectors: ['#coupon_code'],
        method: 'remove_coupon_error',
        isOurs: ({ target }) => target === field,
      },
    ]),
    {
      root: body,
      events: 'click',
      selectors: ['a.showcoupon'],
      method: 'show_coupon_form',
      isOurs: ({ target }) => target instanceof Node && toggle?.contains(target) === true,
    },
    // The original still handles this event, because payment methods depend on it.
    {
      root: body,
      events: 'update_checkout',
      method: 'update_checkout',
      isOurs(event) {
        if (isOwnEvent(event)) onReviewed();
        return false;
      },
    },
    ...(form ? [{ root: form, events: 'submit', method: 'bound submit', code: APPLIES_COUPON }] : []),
    ...(toggle ? [{ root: toggle, events: 'click', code: /\$couponSection\b/ }] : []),
    ...(form ? [] : [{ root: apply, events: 'click', code: /\bapplyCoupon\b/ }]),
  ];
}

/** Handlers of `checkout`, and of the page builder's login. */
function checkoutLogin({ form, submit, toggle }: LoginParts): Rows {
  return [
    {
      root: document.body,
      events: 'click',
      selectors: ['a.showlogin'],
      method: 'show_login_form',
      isOurs: ({ target }) => target instanceof Node && toggle?.contains(target) === true,
    },
    ...(toggle ? [{ root: toggle, events: 'click', code: /\$loginForm\b/ }] : []),
    ...(form ? [] : [{ root: submit, events: 'click', code: /\bloginUser\b/ }]),
  ];
}

/** Handlers of `add-to-cart-variation`. All other handlers of these events still run. */
const swatches = (form: HTMLElement): Rows => [
  {
    root: form,
    events:
      'click keydown change reload_product_variations hide_variation show_variation reset_data announce_reset reset_image found_variation check_variations update_variation_values',
    data: 'variationForm',
  },
];

export interface AccordionItem {
  readonly control: HTMLElement;
  readonly panel: HTMLElement;
}

/** Code of the handlers of the page builder's classic accordion, toggle and tabs, which are functions without names. */
const CLASSIC = /\b(handleKeyboardNavigation|changeActiveTab)\b/;

/** Handlers of the page builder's accordions, which are bound methods, and of the tabs plugin's accordions. */
const accordion = (items: readonly AccordionItem[]): Rows =>
  items.flatMap(({ control, panel }): OriginalHandlers[] => [
    { root: control, events: 'click keydown keyup', code: CLASSIC },
    { root: control, events: 'click keydown', namespace: 'jetAccordion', code: CLICKS_ON_ENTER },
    { root: control, events: 'click', method: 'clickListener' },
    { root: control, events: 'keydown', method: 'handleTitleKeyboardNavigation' },
    ...['handleContentElementKeyboardNavigation', 'handleContentElementEscapeEvent'].flatMap((method) =>
      [panel, ...panel.querySelectorAll(`${FOCUSABLE}, details, iframe`)].map((root) => ({
        root,
        events: 'keydown',
        method,
      })),
    ),
    {
      root: document,
      events: 'click',
      namespace: 'jetAccordionAnchor',
      isOurs: ({ target }) =>
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')?.hash === `#${control.id}`,
    },
  ]);

export interface ImageAccordionParts {
  readonly root: HTMLElement;
  readonly items: readonly HTMLElement[];
}

/** Handlers of the tabs plugin's image accordion; those for the mouse and the keyboard have no namespace. */
const imageAccordion = ({ root, items }: ImageAccordionParts): Rows => [
  { root, events: 'mouseleave mouseout', namespace: 'jetImageAccordion' },
  ...items.map((item) => ({
    root: item,
    events: `${ENTER} touchstart touchend keydown`,
    namespace: 'jetImageAccordion',
    code: /\bactive-accordion\b/,
  })),
];

export interface TabParts {
  readonly title: HTMLElement;
  readonly twin: HTMLElement | null;
}

/** Selectors of the titles of WooCommerce's product tabs, in newer and older shops. */
const SHOP_TABS = '.wc-tabs li a, ul.tabs li a';

/** Handlers of the page builder's tabs, which are bound methods, of the tabs plugin's tabs, and of `single-product`. */
const tabs = (items: readonly TabParts[]): Rows => [
  ...items.flatMap(({ title, twin }) =>
    [title, twin].flatMap((root): OriginalHandlers[] =>
      root === null
        ? []
        : [
            { root, events: 'click keydown keyup', code: CLASSIC },
            { root, events: 'click keydown', namespace: 'jetTabs', code: CLICKS_ON_ENTER },
            { root, events: 'touchend', code: /\.data\(\s*["']tab["']\s*\)/ },
            { root, events: 'click', method: 'onTabClick' },
            { root, events: 'keydown', method: 'handleTitleKeyboardNavigation' },
          ],
    ),
  ),
  {
    root: document,
    events: 'click',
    namespace: 'jetTabAnchor',
    isOurs({ target }) {
      const { hash } = (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || {};
      return items.some(({ title }) => hash === `#${title.id}`);
    },
  },
  {
    root: document.body,
    events: 'click keydown keyup',
    selectors: [SHOP_TABS, `${SHOP_TABS}, #respond p.stars a`],
    code: /wc-tabs-wrapper|ArrowDown/,
    isOurs: ({ target }) => target instanceof Node && items.some(({ title }) => title.contains(target)),
  },
];

export interface MegaMenuParts {
  readonly toggle: HTMLElement | null;
  readonly items: readonly Readonly<
    Record<'row' | 'link' | 'control' | 'panel' | 'content', HTMLElement | null>
  >[];
}

/**
 * Handlers of the page builder's mega menu, which are bound methods. Those on the window are left out, because other menus may
 * need them.
 */
const megaMenu = ({ toggle, items }: MegaMenuParts): Rows =>
  [
    { of: [toggle], click: 'onClickToggleDropdownMenu', keydown: 'handleMenuToggleKeydown' },
    ...items.flatMap(({ row, link, control, panel, content }) => [
      { of: [row], click: 'onTabClick', [ENTER]: 'onMouseTitleEnter', mouseleave: 'onMouseLeave' },
      { of: [panel, content], mouseleave: 'onMouseLeave' },
      { of: [link, control], keydown: 'handleTitleKeyboardNavigation', keyup: 'handeTitleKeyUp' },
    ]),
  ].flatMap(({ of, ...methods }) =>
    of.flatMap((root) =>
      root ? Object.entries(methods).map(([events, method]) => ({ root, events, method })) : [],
    ),
  );

export interface NavMenuParts {
  readonly list: HTMLElement;
  readonly toggle: HTMLElement | null;
  readonly close: HTMLElement | null;
}

/**
 * Handlers of the blocks plugin's menu. A handler on the document closes the submenus of all menus on the page. The widget
 * handles its events only if this menu's submenus unfold below their item, because a click elsewhere must not close those.
 */
const navMenu = ({ list, toggle, close }: NavMenuParts): Rows => [
  {
    root: document,
    events: 'click touchend',
    namespace: 'jetNavMenu',
    isOurs: () => list.matches('.jet-nav--vertical-sub-bottom'),
  },
  { root: list, events: `${ENTER} mouseleave mouseout`, namespace: 'hoverIntent' },
  { root: list, events: 'click touchstart touchend', namespace: 'jetNavMenu' },
  ...(toggle ? [{ root: toggle, events: 'click', namespace: 'jetNavMenu' }] : []),
  ...(close ? [{ root: close, events: 'click', namespace: 'jetMobileNavMenu' }] : []),
];

/** Handlers of the tricks and elements plugins' buttons that unfold content. */
const fold = ({ button }: { readonly button: HTMLElement }): Rows => [
  { root: button, events: 'click keypress keydown', namespace: 'jetUnfold', code: CLICKS_ON_ENTER },
  { root: button, events: 'click', namespace: 'jetPricingTable' },
];

/** Handlers of the elements plugin's flip card, and of the card's toggles and buttons. */
const animatedBox = (parts: readonly HTMLElement[]): Rows =>
  parts.map((root) => ({
    root,
    events: `${ENTER} mouseleave mouseout touchend click focus blur`,
    code: /\bflipped\b/,
  }));

/** Handlers of the page builder's hotspots. */
const hotspots = (spots: readonly HTMLElement[]): Rows =>
  spots.map((root) => ({
    root,
    events: 'click mouseenter mouseleave mouseover mouseout',
    code: /\bonHotspotTriggerEvent\b/,
  }));

/** Handlers of the filters of the page builder and the elements plugin, and of the elements plugin's load-more button. */
const portfolio = (controls: readonly HTMLElement[]): Rows =>
  controls.map((root) => ({
    root,
    events: 'click',
    method: 'onFilterButtonClick',
    namespace: 'jetPortfolio',
  }));

export interface TimelineParts {
  readonly arrows: Readonly<Record<'prev' | 'next', HTMLElement | null>>;
  readonly entries: readonly { readonly element: HTMLElement; readonly rest: readonly HTMLElement[] }[];
}

/**
 * Handlers of the elements plugin's horizontal timeline: for clicks on its arrows, and for touching or hovering over its entries.
 */
const horizontalTimeline = ({ arrows, entries }: TimelineParts): Rows => [
  ...[arrows.prev, arrows.next].flatMap((root): OriginalHandlers[] =>
    root ? [{ root, events: 'click', namespace: 'jetHorTimeline' }] : [],
  ),
  ...entries
    .flatMap(({ element, rest }) => [element, ...rest])
    .map((root) => ({
      root,
      events: 'mouseenter mouseleave touchstart touchend',
      namespace: 'jetHorTimeline',
      code: /originalEvent\.touches\[0\]\s*\|\|\s*\w+\.originalEvent\.changedTouches\[0\]/,
    })),
];

/** Handlers of the tricks plugin's button that shows more sections. */
const viewMore = ({ button }: { readonly button: HTMLElement }): Rows => [
  { root: button, events: 'click keydown', code: /\bshowall\b/ },
];

export interface VideoParts {
  readonly overlay: HTMLElement;
  readonly control: HTMLElement;
}

/** Handlers of the videos of the page builder and of the elements plugin. */
const video = ({ overlay, control }: VideoParts): Rows => [
  { root: overlay, events: 'click', method: 'handleVideo', namespace: 'jetVideo' },
  { root: control, events: 'keydown', code: /\bhandleVideo\b/ },
  { root: control, events: 'keypress', code: CLICKS_ON_ENTER },
];

const by =
  <Parts>(rows: (parts: Parts) => Rows) =>
  (parts: Parts, signal: AbortSignal): undefined => {
    takeOverHandlers(rows(parts), signal);
  };

export const takeOvers = {
  accordion: by(accordion),
  addToCart: by(addToCart),
  animatedBox: by(animatedBox),
  blocksCart: by(blocksCart),
  blocksPanel: by(blocksPanel),
  cart: by(cart),
  checkoutLogin: by(checkoutLogin),
  coupon: by(coupon),
  fold: by(fold),
  horizontalTimeline: by(horizontalTimeline),
  hotspots: by(hotspots),
  imageAccordion: by(imageAccordion),
  megaMenu: by(megaMenu),
  miniCart(parts: MiniCartParts, signal: AbortSignal): Promise<void> | undefined {
    takeOverHandlers(miniCart(parts), signal);
    return takeOverFirstCart(parts.isLoading, signal);
  },
  navMenu: by(navMenu),
  portfolio: by(portfolio),
  swatches: by(swatches),
  tabs: by(tabs),
  video: by(video),
  viewMore: by(viewMore),
};

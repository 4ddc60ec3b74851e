import { FOCUSABLE, isOwnEvent, type JQueryEvent } from '@iyim/runtime/page';
import { cart as pageCart } from '@iyim/runtime/shop';
import { takeOverFirstCart } from './first-cart.ts';
import { type OriginalHandlers, takeOverHandlers } from './take-over.ts';

// Handlers that the original scripts bind through jQuery, by the widget that does the same. They are one file and one chunk, for
// pages with jQuery; pages that adopt the originals' markup fetch it too.

export { originals } from './markup.ts';

type Rows = readonly OriginalHandlers[];

/** `cart-fragments`: a function that only calls the function that requests the cart, whose minified name is one letter. */
const REFRESHES = /^(function\s*\(\)|\(\)\s*=>)\s*\{\s*(refresh_cart_fragment|[\w$])\(\)[;\s]*\}$/;

/**
 * Jet plugins: a key handler that clicks its own control on Enter. The elements and tricks plugins bind it without a namespace.
 */
const CLICKS_ON_ENTER =
  /^(?=.*\bwhich\b)(?=.*\b13\b).*\.(click\(\)|trigger\(["']click["']\))[;,\s]*(return\b\s*)?(false\b|!1)/s;

/** Decides which events the widget handles. */
export interface OwnEvents {
  readonly isOurs: (event: JQueryEvent) => boolean;
}

export interface MiniCartParts extends OwnEvents {
  /** Whether the page's first cart is being requested. */
  readonly isLoading: () => boolean;
}

export interface CartParts {
  readonly host: HTMLElement;
  /** Whether the form was submitted by a button that the widget does not handle. */
  readonly isOtherButton: (submitter: Element | null | undefined) => boolean;
}

export interface CouponParts {
  readonly apply: HTMLElement;
  readonly field: HTMLElement;
  readonly form: HTMLFormElement | null;
  readonly toggle: HTMLElement | null;
  /** Called when the checkout's own script requests the order review again because the widget asked it to. */
  readonly onReviewed: () => void;
}

export interface LoginParts {
  readonly form: HTMLFormElement | null;
  readonly submit: HTMLElement;
  readonly toggle: HTMLElement | null;
}

/**
 * Returns the handlers by which `add-to-cart` and `cart-fragments` react to any change of the cart, for widgets that change it:
 * they show the cart of each answer and request it again. From now on the page's cart does both, whichever script caused the
 * change.
 */
function anyCart(): Rows {
  pageCart();
  const { body } = document;
  return [
    // Adds by the shop's own script still reach its handler.
    { root: body, events: 'added_to_cart removed_from_cart', data: 'addToCartHandler', isOurs: isOwnEvent },
    { root: body, events: 'wc_fragment_refresh updated_wc_div', isOne: true, code: REFRESHES },
    { root: window, events: 'storage onstorage', isOne: true, code: /localStorage.*sessionStorage/s },
  ];
}

/** `add-to-cart` of newer and older shops. The original keeps the buttons outside the widget. */
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

/** `add-to-cart` and `woocommerce`. */
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

/** `cart`. The original keeps the coupon unless a widget handles it. */
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

/** `checkout` in older shops. Newer shops bind their method. */
const APPLIES_COUPON = /\bwc_checkout_params\b.*\bapply_coupon\b/s;

/** `cart` and `checkout`, and the page builder's coupon. */
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
      // This handler would remove the message under the field.
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
    // This handler is kept: payment methods depend on it.
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

/** `checkout`, and the page builder's login. */
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

/** `add-to-cart-variation`. Its events still reach all other handlers. */
const swatches = (form: HTMLFormElement): Rows => [
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

/** Handlers of the page builder's classic accordion, toggle and tabs, which have no names. */
const CLASSIC = /\b(handleKeyboardNavigation|changeActiveTab)\b/;

/** The page builder's accordions, whose methods are bound, and the accordions of the tabs plugin. */
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

export interface TabParts {
  readonly title: HTMLElement;
  readonly twin: HTMLElement | null;
}

/** The page builder's tabs, whose methods are bound, and the tabs of the tabs plugin. */
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
];

export interface MegaMenuParts {
  readonly toggle: HTMLElement | null;
  readonly items: readonly Readonly<
    Record<'row' | 'link' | 'control' | 'panel' | 'content', HTMLElement | null>
  >[];
}

/** jQuery listens to the second event for the first. */
const ENTER = 'mouseenter mouseover';

/** The page builder's mega menu, whose methods are bound. Its window events are kept: they may be for another menu. */
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

/** A button of the tricks or the elements plugin that shows the rest of a content. */
const fold = ({ button }: { readonly button: HTMLElement }): Rows => [
  { root: button, events: 'click keypress keydown', namespace: 'jetUnfold', code: CLICKS_ON_ENTER },
  { root: button, events: 'click', namespace: 'jetPricingTable' },
];

/** A card of the elements plugin that turns over, with its toggles and buttons. */
const animatedBox = (parts: readonly HTMLElement[]): Rows =>
  parts.map((root) => ({
    root,
    events: `${ENTER} mouseleave mouseout touchend click focus blur`,
    code: /\bflipped\b/,
  }));

/** Spots on a picture, by the page builder. */
const hotspots = (spots: readonly HTMLElement[]): Rows =>
  spots.map((root) => ({
    root,
    events: 'click mouseenter mouseleave mouseover mouseout',
    code: /\bonHotspotTriggerEvent\b/,
  }));

/** Filters of the page builder and the elements plugin, and the latter's load-more button. */
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

/** A horizontal timeline of the elements plugin: moving it by arrow and by finger, and highlighting under the pointer. */
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

/** A button of the tricks plugin that shows further sections. */
const viewMore = ({ button }: { readonly button: HTMLElement }): Rows => [
  { root: button, events: 'click keydown', code: /\bshowall\b/ },
];

export interface VideoParts {
  readonly overlay: HTMLElement;
  readonly control: HTMLElement;
}

/** Videos of the page builder and of the elements plugin. */
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
  cart: by(cart),
  checkoutLogin: by(checkoutLogin),
  coupon: by(coupon),
  fold: by(fold),
  horizontalTimeline: by(horizontalTimeline),
  hotspots: by(hotspots),
  megaMenu: by(megaMenu),
  miniCart(parts: MiniCartParts, signal: AbortSignal): Promise<void> | undefined {
    takeOverHandlers(miniCart(parts), signal);
    return takeOverFirstCart(parts.isLoading, signal);
  },
  portfolio: by(portfolio),
  swatches: by(swatches),
  tabs: by(tabs),
  video: by(video),
  viewMore: by(viewMore),
};

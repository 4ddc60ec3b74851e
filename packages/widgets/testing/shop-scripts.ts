import jQuery from 'jquery';

// The shop's own scripts as far as they bind: events, selectors, data, namespaces and names of methods as recorded from
// WooCommerce 8.1.1 and 11.0.1. What they do is one request, or one change of the page, that a test can count.

interface ShopEvent extends Event {
  readonly originalEvent?: Event;
  readonly currentTarget: HTMLElement;
  readonly data: Record<string, { act(this: void, event: ShopEvent): void }>;
}
type Handler = (this: HTMLElement, event: ShopEvent, ...args: unknown[]) => unknown;
interface ShopSet {
  on(events: string, handler: Handler): ShopSet;
  on(events: string, selector: string | object, handler: Handler): ShopSet;
  on(events: string, selector: string, data: object, handler: Handler): ShopSet;
  off(): ShopSet;
  toggle(): ShopSet;
  trigger(name: string, args?: unknown[]): ShopSet;
  data(): Record<string, unknown>;
  is(selector: string): boolean;
}
interface ShopQuery {
  (target: EventTarget | string): ShopSet;
  (ready: () => void): unknown;
}

/** The real jQuery 3.7.1. */
export const $ = jQuery as ShopQuery;

const post = (url: string, body: Record<string, string> = {}) =>
  void fetch(new Request(new URL(url, location.href), { method: 'POST', body: new URLSearchParams(body) }));
const ajax = (endpoint: string) => post(`/?wc-ajax=${endpoint}`);

/** `add-to-cart`; `isOld`: as of 8.1.1. */
export function addToCartScript(isOld = false): void {
  const handler = {};
  const data = { addToCartHandler: handler };
  // Methods of a prototype have no name.
  const [onAddToCart, onRemoveFromCart, onAddedToCart]: Handler[] = [
    function (event) {
      if (!$(this).is('.ajax_add_to_cart')) return true;
      event.preventDefault();
      post('/?wc-ajax=add_to_cart', { ...$(this).data(), ...this.dataset } as Record<string, string>);
      return undefined;
    },
    (event) => {
      event.preventDefault();
      ajax('remove_from_cart');
    },
    () => {
      $(document.body).trigger('wc_fragments_loaded');
    },
  ];
  const buttons = isOld ? '.add_to_cart_button' : '.add_to_cart_button:not(.wc-interactive)';
  $(document.body)
    .on('click', buttons, data, onAddToCart as Handler)
    .on('click', '.remove_from_cart_button', data, onRemoveFromCart as Handler)
    .on('added_to_cart', data, onAddedToCart as Handler)
    .on('removed_from_cart', data, onAddedToCart as Handler);
}

/** `cart-fragments`, without what it asks for when it begins. */
export function cartFragmentsScript(): void {
  $(document.body).on('wc_fragment_refresh updated_wc_div', () => ajax('get_refreshed_fragments'));
  $(window).on('storage onstorage', () => ajax('get_refreshed_fragments'));
}

/** `cart`: its methods are bound to an object. */
export function cartScript(): void {
  const sendForm = (event: ShopEvent) => {
    event.preventDefault();
    post('/cart/');
  };
  const shipping = {
    toggle_shipping: () => {
      $('.shipping-calculator-form').toggle();
      return false;
    },
    shipping_method_selected: () => ajax('update_shipping_method'),
    shipping_calculator_submit: (event: ShopEvent) => sendForm(event),
  };
  const cart = {
    input_keypress: (event: ShopEvent) =>
      (event.originalEvent as KeyboardEvent).key === 'Enter' && sendForm(event),
    cart_submit: (event: ShopEvent) => {
      const { submitter } = event.originalEvent as SubmitEvent;
      event.preventDefault();
      if (submitter?.getAttribute('name') === 'apply_coupon') ajax('apply_coupon');
      else sendForm(event);
    },
    remove_coupon_clicked: (event: ShopEvent) => {
      event.preventDefault();
      ajax('remove_coupon');
    },
    item_remove_clicked: (event: ShopEvent) => sendForm(event),
    item_restore_clicked: (event: ShopEvent) => sendForm(event),
    remove_coupon_error: () => document.querySelector('.coupon-error-notice')?.remove(),
  };
  const bind = <T extends Record<string, Handler>>(methods: T): Record<keyof T, Handler> =>
    Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [name, method.bind(methods as never)]),
    ) as Record<keyof T, Handler>;
  const { toggle_shipping, shipping_method_selected, shipping_calculator_submit } = bind(shipping);
  const bound = bind(cart);
  $(document)
    .on('click', '.shipping-calculator-button', toggle_shipping)
    .on('change', 'select.shipping_method, :input[name^=shipping_method]', shipping_method_selected)
    .on('submit', 'form.woocommerce-shipping-calculator', shipping_calculator_submit)
    .on('wc_update_cart added_to_cart', () => post('/cart/'))
    .on('keypress', '.woocommerce-cart-form :input[type=number]', bound.input_keypress)
    .on('submit', '.woocommerce-cart-form', bound.cart_submit)
    .on('click', 'a.woocommerce-remove-coupon', bound.remove_coupon_clicked)
    .on('click', '.woocommerce-cart-form .product-remove > a', bound.item_remove_clicked)
    .on('click', '.woocommerce-cart .restore-item', bound.item_restore_clicked)
    .on('blur change input', '#coupon_code', bound.remove_coupon_error);
}

/** `add-to-cart-variation`, for forms that ask the server for each variation. */
export function variationScript(): void {
  const form = document.querySelector('form.variations_form') as HTMLFormElement;
  const data = { variationForm: {} };
  const selects = () => [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
  $(form)
    .on('click.wc-variation-form', '.reset_variations', data, (event) => event.preventDefault())
    .on('click', '.single_add_to_cart_button', data, (event) => event.preventDefault())
    .on('change.wc-variation-form', '.variations select', data, () => {
      $(form).trigger('check_variations');
    })
    .on('check_variations.wc-variation-form', data, () => {
      if (selects().every(({ value }) => value !== '')) ajax('get_variation');
    });
  $(form).trigger('check_variations');
}

/** `checkout`, as far as coupon and login go. */
export function checkoutScript(): void {
  const coupons = {
    show_coupon_form: () => {
      $('.checkout_coupon').toggle();
      return false;
    },
    submit: () => {
      ajax('apply_coupon');
      return false;
    },
    remove_coupon: (event: ShopEvent) => {
      event.preventDefault();
      ajax('remove_coupon');
    },
  };
  const login = {
    show_login_form: () => {
      $('form.woocommerce-form-login').toggle();
      return false;
    },
  };
  $(document.body)
    .on('click', 'a.showcoupon', coupons.show_coupon_form)
    .on('click', '.woocommerce-remove-coupon', coupons.remove_coupon)
    .on('click', 'a.showlogin', login.show_login_form);
  $('form.checkout_coupon').on('submit', coupons.submit.bind(coupons));
}

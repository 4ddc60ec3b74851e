import jQuery from 'jquery';

// The shop's own scripts, reduced to their bindings: events, selectors, data, namespaces and method names as recorded from
// WooCommerce 8.1.1 and 11.0.1. Their only effect is a request, or a change to the page, that a test can count.

interface ShopEvent extends Event {
  readonly originalEvent?: Event;
  readonly currentTarget: HTMLElement;
  readonly data: Record<string, { act(this: void, event: ShopEvent): void }>;
}
type Handler = (this: HTMLElement, event: ShopEvent, ...args: unknown[]) => unknown;
interface ShopSet {
  readonly [at: number]: HTMLElement | undefined;
  on(events: string, handler: Handler): ShopSet;
  on(events: string, selector: string | object, handler: Handler): ShopSet;
  on(events: string, selector: string, data: object, handler: Handler): ShopSet;
  off(): ShopSet;
  empty(): ShopSet;
  prop(name: string, value: unknown): ShopSet;
  replaceWith(html: string): ShopSet;
  serialize(): string;
  toggle(): ShopSet;
  trigger(name: string, args?: unknown[]): ShopSet;
  data(): Record<string, unknown>;
  is(selector: string): boolean;
}
interface ShopQuery {
  (target: EventTarget | string): ShopSet;
  (ready: () => void): unknown;
  ajax(settings: {
    url: string;
    type: 'POST';
    data: object;
    timeout?: number;
    success(answer: { fragments?: Record<string, string>; cart_hash?: string } | null): void;
    error?(): void;
  }): unknown;
}

/** The real jQuery 3.7.1. */
export const $ = jQuery as ShopQuery;

const post = (url: string, body: Record<string, string> = {}) =>
  void fetch(new Request(new URL(url, location.href), { method: 'POST', body: new URLSearchParams(body) }));
const ajax = (endpoint: string) => post(`/?wc-ajax=${endpoint}`);

/** Binds `add-to-cart`; with `isOld`, as in WooCommerce 8.1.1. */
export function addToCartScript(isOld = false): void {
  const handler = {};
  const data = { addToCartHandler: handler };
  // Destructured from an array to stay anonymous, like the recorded methods of the prototype.
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
  const onKeyDown: Handler = function (event) {
    if ((event as ShopEvent & KeyboardEvent).key !== ' ') return;
    event.preventDefault();
    $(this).trigger('click');
  };
  const buttons = isOld ? '.add_to_cart_button' : '.add_to_cart_button:not(.wc-interactive)';
  $(document.body)
    .on('click', buttons, data, onAddToCart as Handler)
    .on('keydown', buttons, data, onKeyDown)
    .on('click', '.remove_from_cart_button', data, onRemoveFromCart as Handler)
    .on('keydown', '.remove_from_cart_button', data, onKeyDown)
    .on('added_to_cart', data, onAddedToCart as Handler)
    .on('removed_from_cart', data, onAddedToCart as Handler);
}

interface FragmentsParams {
  readonly wc_ajax_url: string;
  readonly fragment_name: string;
  readonly cart_hash_key: string;
}

/** Binds `cart-fragments`. If the shop defines the storage names, shows the stored cart, or else fetches and stores it. */
export function cartFragmentsScript(): void {
  const { wc_cart_fragments_params: params } = window as { wc_cart_fragments_params?: FragmentsParams };
  const { body } = document;
  const stored = params && isStorageUsable() ? fragmentsStorage(params) : undefined;
  const replace = (fragments: Record<string, string>) => {
    for (const [selector, html] of Object.entries(fragments)) $(selector).replaceWith(html);
  };
  const time = Date.now();
  const refresh_cart_fragment = () => {
    if (!params) return ajax('get_refreshed_fragments');
    $.ajax({
      url: params.wc_ajax_url.replace('%%endpoint%%', 'get_refreshed_fragments'),
      type: 'POST',
      data: { time },
      timeout: 5000,
      success(answer) {
        if (!answer?.fragments) return;
        replace(answer.fragments);
        stored?.write(answer.fragments, answer.cart_hash);
        $(body).trigger('wc_fragments_refreshed');
      },
      error: () => void $(body).trigger('wc_fragments_ajax_error'),
    });
  };
  $(body)
    .on('wc_fragment_refresh updated_wc_div', () => {
      refresh_cart_fragment();
    })
    .on('added_to_cart removed_from_cart', (_, fragments, hash) => stored?.write(fragments, hash));
  $(window)
    .on('storage onstorage', (event) => {
      const { key } = event.originalEvent as StorageEvent;
      if (!params) refresh_cart_fragment();
      else if (key === params.cart_hash_key && localStorage.getItem(key) !== sessionStorage.getItem(key))
        refresh_cart_fragment();
    })
    .on('pageshow', (event) => {
      if (!(event.originalEvent as PageTransitionEvent).persisted) return;
      $('.widget_shopping_cart_content').empty();
      $(body).trigger('wc_fragment_refresh');
    });
  if (!params) return;
  const fragments = stored?.read();
  if (fragments) {
    replace(fragments);
    $(body).trigger('wc_fragments_loaded');
  } else refresh_cart_fragment();
}

function isStorageUsable(): boolean {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem('wc', 'test');
      storage.removeItem('wc');
    }
    return true;
  } catch {
    return false;
  }
}

function fragmentsStorage({ cart_hash_key, fragment_name }: FragmentsParams) {
  const hash = () => sessionStorage.getItem(cart_hash_key) ?? '';
  return {
    /** Returns the stored cart if its hash is in the cookie. */
    read() {
      const fragments = JSON.parse(sessionStorage.getItem(fragment_name) ?? '{}') as Record<string, string>;
      const inCookie = /(?:^|; )woocommerce_cart_hash=(\w*)/.exec(document.cookie)?.[1] ?? '';
      const isDated = hash() === '' || sessionStorage.getItem('wc_cart_created') !== null;
      const isWhole = 'div.widget_shopping_cart_content' in fragments;
      return isWhole && isDated && hash() === inCookie ? fragments : undefined;
    },
    write(fragments: unknown, newHash: unknown) {
      const isNew = hash() === '' && newHash;
      sessionStorage.setItem(fragment_name, JSON.stringify(fragments));
      for (const storage of [sessionStorage, localStorage]) storage.setItem(cart_hash_key, String(newHash));
      if (isNew) sessionStorage.setItem('wc_cart_created', String(Date.now()));
    },
  };
}

/** Binds `cart`, whose methods are bound functions. */
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
  const toggleUpdate = (isDisabled: boolean) =>
    $('.woocommerce-cart-form :input[name="update_cart"]').prop('disabled', isDisabled);
  const cart = {
    update_cart: () => post('/cart/'),
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
    input_changed: () => toggleUpdate(false),
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
    .on('wc_update_cart added_to_cart', (...args) => cart.update_cart.apply(cart, args.slice(1) as []))
    .on('keypress', '.woocommerce-cart-form :input[type=number]', bound.input_keypress)
    .on('submit', '.woocommerce-cart-form', bound.cart_submit)
    .on('click', 'a.woocommerce-remove-coupon', bound.remove_coupon_clicked)
    .on('click', '.woocommerce-cart-form .product-remove > a', bound.item_remove_clicked)
    .on('click', '.woocommerce-cart .restore-item', bound.item_restore_clicked)
    .on('change input', '.woocommerce-cart-form .cart_item :input', bound.input_changed)
    .on('blur change input', '#coupon_code', bound.remove_coupon_error);
  toggleUpdate(true);
}

/** Binds `add-to-cart-variation`, for forms that ask the server for each variation. */
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

/** Binds `checkout`, limited to the coupon, the login and the order review. */
export function checkoutScript(): void {
  const { wc_checkout_params: params } = window as {
    wc_checkout_params?: { wc_ajax_url: string; update_order_review_nonce: string };
  };
  const { body } = document;
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const review = {
    update_checkout: () => {
      clearTimeout(timer);
      timer = setTimeout(update, 5);
    },
  };
  const update = () => {
    if (!params) return ajax('update_order_review');
    $.ajax({
      url: params.wc_ajax_url.replace('%%endpoint%%', 'update_order_review'),
      type: 'POST',
      data: {
        security: params.update_order_review_nonce,
        post_data: $('form.checkout').serialize(),
      },
      success(answer) {
        for (const [selector, html] of Object.entries(answer?.fragments ?? {})) $(selector).replaceWith(html);
        $(body).trigger('updated_checkout', [answer]);
      },
    });
  };
  $(body)
    .on('click', 'a.showcoupon', coupons.show_coupon_form)
    .on('click', '.woocommerce-remove-coupon', coupons.remove_coupon)
    .on('click', 'a.showlogin', login.show_login_form)
    .on('update_checkout', review.update_checkout);
  $('form.checkout_coupon').on('submit', coupons.submit.bind(coupons));
  if (params) $(body).trigger('update_checkout');
}

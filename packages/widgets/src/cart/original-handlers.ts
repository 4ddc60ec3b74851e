import type { OriginalHandlers } from '@iyim/runtime/widget';
import { cartHandlers } from '../../shared/cart/original-handlers.ts';
import { isOtherButton } from './read.ts';

/** What the shop's script `cart` binds. It keeps the coupon, where no widget has it. */
export function originalHandlers(host: HTMLElement): readonly OriginalHandlers[] {
  const root = document;
  const isOurs: OriginalHandlers['isOurs'] = ({ target }) => target instanceof Node && host.contains(target);
  return [
    {
      root,
      events: 'click',
      selectors: ['.shipping-calculator-button'],
      method: 'toggle_shipping',
      prevents: true,
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
      prevents: true,
      isOurs,
    },
    {
      root,
      events: 'submit',
      selectors: ['.woocommerce-cart-form'],
      method: 'cart_submit',
      prevents: true,
      isOurs: (event) =>
        isOurs(event) && !isOtherButton((event.originalEvent as SubmitEvent | undefined)?.submitter),
    },
    {
      root,
      events: 'keypress',
      selectors: ['.woocommerce-cart-form :input[type=number]', '.woocommerce-cart-form input[type=number]'],
      method: 'input_keypress',
      prevents: true,
      isOurs,
    },
    {
      root,
      events: 'click keydown',
      selectors: ['.woocommerce-cart-form .product-remove > a'],
      method: 'item_remove_clicked',
      prevents: true,
    },
    {
      root,
      events: 'click',
      selectors: ['.woocommerce-cart .restore-item'],
      method: 'item_restore_clicked',
      prevents: true,
    },
    { root, events: 'wc_update_cart added_to_cart', isOne: true },
    ...cartHandlers(),
  ];
}

import { defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    update_cart_automatically: toggle(true, 'Update the cart by itself after a quantity was changed.'),
    update_cart_delay: number(1500, 'Milliseconds from the last change to the update.', { min: 0 }),
    quantity_buttons: toggle(true, 'Show buttons for one less and one more beside each quantity.'),
  },
  (raw) => ({
    automatic: raw.update_cart_automatically,
    delay: raw.update_cart_delay,
    quantityButtons: raw.quantity_buttons,
  }),
);

export type CartSettings = ReturnType<typeof settings.parse>;

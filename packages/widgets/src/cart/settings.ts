import { defineSettings, number, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    update_cart_automatically: toggle(true, 'Updates the cart automatically after a quantity changes.'),
    update_cart_delay: number(
      1500,
      'Delay between the last change to a quantity and the automatic update, in ms.',
      { min: 0 },
    ),
    quantity_buttons: toggle(
      true,
      'Shows buttons next to each quantity that decrease or increase it by one.',
    ),
  },
  (raw) => ({
    automatic: raw.update_cart_automatically,
    delay: raw.update_cart_delay,
    quantityButtons: raw.quantity_buttons,
  }),
);

export type CartSettings = ReturnType<typeof settings.parse>;

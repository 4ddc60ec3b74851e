import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Add to cart: a first click or submit is kept until the island is there. */
export const widget = iyimWidget('add-to-cart', {
  trigger: 'visible(200px)',
  claims: '.ajax_add_to_cart, .single_add_to_cart_button',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Add to cart: a first click or submit is kept until the island is there. */
export const widget = iyimWidget('add-to-cart', {
  claims: '.ajax_add_to_cart',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Add to cart: nothing of it is seen before a press, and the first is kept until the island is there. */
export const widget = iyimWidget('add-to-cart', {
  trigger: 'interaction',
  claims: '.ajax_add_to_cart',
  load: () => import('./definition.ts'),
});

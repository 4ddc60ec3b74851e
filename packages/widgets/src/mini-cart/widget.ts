import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('mini-cart', {
  trigger: 'load',
  claims: '.elementor-menu-cart__toggle_button, .remove_from_cart_button',
  load: () => import('./definition.ts'),
});

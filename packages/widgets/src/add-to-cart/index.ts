import { lazyWidget, widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

/** Add to cart: a first click or submit is kept until the island is there. */
export const addToCart = lazyWidget('add-to-cart', {
  trigger: 'visible(200px)',
  claims: '.ajax_add_to_cart, .single_add_to_cart_button',
  load: () => import('./definition.ts'),
});

export const AddToCart = /* @__PURE__ */ widgetComponent(definition);

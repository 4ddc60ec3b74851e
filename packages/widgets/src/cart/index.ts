import { lazyWidget, widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

export const cart = lazyWidget('cart', {
  trigger: 'load',
  claims: 'a.remove, .restore-item',
  load: () => import('./definition.ts'),
});

export const Cart = /* @__PURE__ */ widgetComponent(definition);

import { lazyWidget, widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

export const coupon = lazyWidget('coupon', {
  trigger: 'idle',
  claims: '.e-show-coupon-form, .showcoupon, .e-apply-coupon',
  load: () => import('./definition.ts'),
});

export const Coupon = /* @__PURE__ */ widgetComponent(definition);

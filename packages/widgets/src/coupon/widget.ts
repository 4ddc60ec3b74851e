import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('coupon', {
  trigger: 'idle',
  claims: '.e-show-coupon-form, .showcoupon, .e-apply-coupon',
  load: () => import('./definition.ts'),
});

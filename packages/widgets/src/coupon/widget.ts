import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('coupon', {
  trigger: 'idle',
  claims: '.e-show-coupon-form, .showcoupon, .e-apply-coupon',
  load: () => import('./definition.ts'),
});

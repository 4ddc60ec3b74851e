import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('checkout-login', {
  trigger: 'interaction',
  claims: '.e-show-login, .showlogin, .e-woocommerce-form-login-submit',
  load: () => import('./definition.ts'),
});

import { lazyWidget, widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

export const checkoutLogin = lazyWidget('checkout-login', {
  trigger: 'interaction',
  claims: '.e-show-login, .showlogin, .e-woocommerce-form-login-submit',
  load: () => import('./definition.ts'),
});

export const CheckoutLogin = /* @__PURE__ */ widgetComponent(definition);

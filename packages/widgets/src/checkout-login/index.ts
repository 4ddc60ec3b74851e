import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as checkoutLogin } from './widget.ts';

export const CheckoutLogin = /* @__PURE__ */ widgetComponent(definition);

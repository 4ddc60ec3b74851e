import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as coupon } from './widget.ts';

export const Coupon = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as cart } from './widget.ts';

export const Cart = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as addToCart } from './widget.ts';

export const AddToCart = /* @__PURE__ */ widgetComponent(definition);

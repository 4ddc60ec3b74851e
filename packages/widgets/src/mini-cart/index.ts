import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as miniCart } from './widget.ts';

export const MiniCart = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as vectorAnimation } from './widget.ts';

export const VectorAnimation = /* @__PURE__ */ widgetComponent(definition);

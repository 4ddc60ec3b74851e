import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as unfold } from './widget.ts';

export const Unfold = /* @__PURE__ */ widgetComponent(definition);

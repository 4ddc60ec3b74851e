import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as subscribe } from './widget.ts';

export const Subscribe = /* @__PURE__ */ widgetComponent(definition);

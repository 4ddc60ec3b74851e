import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as counter } from './widget.ts';

export const Counter = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as sticky } from './widget.ts';

export const Sticky = /* @__PURE__ */ widgetComponent(definition);

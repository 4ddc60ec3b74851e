import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as scratch } from './widget.ts';

export const Scratch = /* @__PURE__ */ widgetComponent(definition);

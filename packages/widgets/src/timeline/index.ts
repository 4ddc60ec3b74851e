import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as timeline } from './widget.ts';

export const Timeline = /* @__PURE__ */ widgetComponent(definition);

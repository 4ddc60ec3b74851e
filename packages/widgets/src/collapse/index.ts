import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as collapse } from './widget.ts';

export const Collapse = /* @__PURE__ */ widgetComponent(definition);

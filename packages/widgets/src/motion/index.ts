import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as motion } from './widget.ts';

export const Motion = /* @__PURE__ */ widgetComponent(definition);

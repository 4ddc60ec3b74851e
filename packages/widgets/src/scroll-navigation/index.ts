import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as scrollNavigation } from './widget.ts';

export const ScrollNavigation = /* @__PURE__ */ widgetComponent(definition);

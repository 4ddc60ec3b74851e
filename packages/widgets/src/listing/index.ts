import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as listing } from './widget.ts';

export const Listing = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

export { widget as listing } from './widget.ts';

export const Listing = /* @__PURE__ */ widgetComponent(definition);

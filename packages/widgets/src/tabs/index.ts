import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as tabs } from './widget.ts';

export const Tabs = /* @__PURE__ */ widgetComponent(definition);

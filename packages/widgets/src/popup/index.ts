import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as popup } from './widget.ts';

export const Popup = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as hotspots } from './widget.ts';

export const Hotspots = /* @__PURE__ */ widgetComponent(definition);

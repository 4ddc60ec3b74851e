import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as entrance } from './widget.ts';

export const Entrance = /* @__PURE__ */ widgetComponent(definition);

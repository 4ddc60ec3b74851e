import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as swatches } from './widget.ts';

export const Swatches = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as loopGrid } from './widget.ts';

export const LoopGrid = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as chart } from './widget.ts';

export const Chart = /* @__PURE__ */ widgetComponent(definition);

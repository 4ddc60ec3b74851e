import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as calendar } from './widget.ts';

export const Calendar = /* @__PURE__ */ widgetComponent(definition);

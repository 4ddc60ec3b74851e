import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as horizontalTimeline } from './widget.ts';

export const HorizontalTimeline = /* @__PURE__ */ widgetComponent(definition);

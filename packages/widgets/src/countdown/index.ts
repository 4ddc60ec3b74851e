import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as countdown } from './widget.ts';

export const Countdown = /* @__PURE__ */ widgetComponent(definition);

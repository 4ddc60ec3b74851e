import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as animatedHeadline } from './widget.ts';

export const AnimatedHeadline = /* @__PURE__ */ widgetComponent(definition);

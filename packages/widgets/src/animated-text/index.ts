import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as animatedText } from './widget.ts';

export const AnimatedText = /* @__PURE__ */ widgetComponent(definition);

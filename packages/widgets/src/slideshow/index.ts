import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as slideshow } from './widget.ts';

export const Slideshow = /* @__PURE__ */ widgetComponent(definition);

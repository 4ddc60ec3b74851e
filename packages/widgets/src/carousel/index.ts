import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as carousel } from './widget.ts';

export const Carousel = /* @__PURE__ */ widgetComponent(definition);

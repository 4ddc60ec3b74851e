import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as elementsCarousel } from './widget.ts';

export const ElementsCarousel = /* @__PURE__ */ widgetComponent(definition);

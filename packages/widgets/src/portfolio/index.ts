import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as portfolio } from './widget.ts';

export const Portfolio = /* @__PURE__ */ widgetComponent(definition);

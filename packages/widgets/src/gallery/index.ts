import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as gallery } from './widget.ts';

export const Gallery = /* @__PURE__ */ widgetComponent(definition);

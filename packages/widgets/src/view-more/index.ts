import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as viewMore } from './widget.ts';

export const ViewMore = /* @__PURE__ */ widgetComponent(definition);

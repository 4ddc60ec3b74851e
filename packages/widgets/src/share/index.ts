import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as share } from './widget.ts';

export const Share = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as posts } from './widget.ts';

export const Posts = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

export { widget as posts } from './widget.ts';

export const Posts = /* @__PURE__ */ widgetComponent(definition);

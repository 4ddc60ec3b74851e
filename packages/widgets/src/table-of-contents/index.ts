import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as tableOfContents } from './widget.ts';

export const TableOfContents = /* @__PURE__ */ widgetComponent(definition);

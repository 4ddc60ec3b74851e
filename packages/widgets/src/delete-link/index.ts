import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as deleteLink } from './widget.ts';

export const DeleteLink = /* @__PURE__ */ widgetComponent(definition);

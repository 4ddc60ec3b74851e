import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as form } from './widget.ts';

export const Form = /* @__PURE__ */ widgetComponent(definition);

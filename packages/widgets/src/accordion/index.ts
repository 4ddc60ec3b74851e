import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as accordion } from './widget.ts';

export const Accordion = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as progress } from './widget.ts';

export const Progress = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as video } from './widget.ts';

export const Video = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as sampleWidget } from './widget.ts';

export const SampleWidget = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as liveSearch } from './widget.ts';

export const LiveSearch = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as dataStore } from './widget.ts';

export const DataStore = /* @__PURE__ */ widgetComponent(definition);

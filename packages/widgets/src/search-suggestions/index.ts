import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as searchSuggestions } from './widget.ts';

export const SearchSuggestions = /* @__PURE__ */ widgetComponent(definition);

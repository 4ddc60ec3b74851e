import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as taxonomyFilter } from './widget.ts';

export const TaxonomyFilter = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as pricingTable } from './widget.ts';

export const PricingTable = /* @__PURE__ */ widgetComponent(definition);

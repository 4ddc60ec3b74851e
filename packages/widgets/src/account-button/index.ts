import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as accountButton } from './widget.ts';

export const AccountButton = /* @__PURE__ */ widgetComponent(definition);

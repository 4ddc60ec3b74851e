import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as megaMenu } from './widget.ts';

export const MegaMenu = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as navMenu } from './widget.ts';

export const NavMenu = /* @__PURE__ */ widgetComponent(definition);

import { widgetComponent } from '@iyim/runtime/widget';
import definition from './definition.ts';

export { widget as imagesLayout } from './widget.ts';

export const ImagesLayout = /* @__PURE__ */ widgetComponent(definition);

import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { ElementsCarousel } from './ElementsCarousel.tsx';
import { readElementsCarousel } from './read.ts';

export default defineWidget({
  name: 'elements-carousel',
  // The original has none on its root: its options are in an attribute of their own; see `options.ts`.
  settings: defineSettings({}, () => ({})),
  read: readElementsCarousel,
  View: ElementsCarousel,
});

import { lazyWidget, widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

/** Variation swatches: mounts at once, because the form can not be used by half. */
export const swatches = lazyWidget('swatches', {
  trigger: 'load',
  claims: '[data-value], .reset_variations, [data-swatches-reset]',
  load: () => import('./definition.ts'),
});

export const Swatches = /* @__PURE__ */ widgetComponent(definition);

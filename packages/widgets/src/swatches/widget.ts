import { lazyWidget } from '@iyim/runtime/widget';

/** Variation swatches: mounts at once, because the form can not be used by half. */
export const widget = lazyWidget('swatches', {
  trigger: 'load',
  claims: '[data-value], .reset_variations, [data-swatches-reset]',
  load: () => import('./definition.ts'),
});

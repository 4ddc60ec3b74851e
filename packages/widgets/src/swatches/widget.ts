import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Variation swatches: mounts at once, because the form can not be used by half. */
export const widget = iyimWidget('swatches', {
  trigger: 'load',
  claims: '[data-value], [data-slug]',
  load: () => import('./definition.ts'),
});

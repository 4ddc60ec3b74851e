import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A bar that grows to its part when it is seen. */
export const widget = iyimWidget('progress', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

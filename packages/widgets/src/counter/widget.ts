import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A number that counts up when it is seen. */
export const widget = iyimWidget('counter', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Pictures in columns, in rows, in a grid or one below the other. */
export const widget = iyimWidget('images-layout', {
  trigger: 'visible(400px)',
  load: () => import('./definition.ts'),
});

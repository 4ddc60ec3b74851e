import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Numbers as pies, bars or lines. The library that draws them comes with the widget, when it is nearly seen. */
export const widget = iyimWidget('chart', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Entries along a line that fills up as the visitor comes to them. */
export const widget = iyimWidget('timeline', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

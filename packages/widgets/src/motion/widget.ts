import { iyimWidget } from '../../shared/iyim-widget.ts';

/** An element that moves with the page or the pointer. */
export const widget = iyimWidget('motion', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('cart', {
  trigger: 'load',
  claims: 'a.remove, .restore-item',
  load: () => import('./definition.ts'),
});

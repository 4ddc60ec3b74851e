import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('subscribe', {
  trigger: 'interaction',
  load: () => import('./definition.ts'),
});

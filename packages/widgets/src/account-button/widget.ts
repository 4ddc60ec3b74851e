import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('account-button', {
  trigger: 'load',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. In another tab, too, the link deletes. */
export const widget = iyimWidget('delete-link', {
  trigger: 'idle',
  claims: '[data-widget] a, a[data-widget], a[data-delete-link]',
  guards: true,
  load: () => import('./definition.ts'),
});

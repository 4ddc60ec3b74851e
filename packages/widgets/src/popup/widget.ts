import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. A closed popup is never in sight. */
export const widget = iyimWidget('popup', {
  trigger: 'idle',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../../packages/widgets/shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('sample-widget', {
  trigger: 'visible(200px)',
  // A click on the link that comes before the island is kept for it.
  claims: 'a',
  load: () => import('./definition.ts'),
});

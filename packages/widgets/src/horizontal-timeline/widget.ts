import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Entries side by side along a line, which the visitor scrolls. */
export const widget = iyimWidget('horizontal-timeline', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

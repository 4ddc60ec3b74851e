import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('loop-grid', {
  // Ahead of being seen: an address with a page number brings items that push the others down.
  trigger: 'idle',
  claims: 'a.page-numbers, .e-loop__load-more .elementor-button',
  load: () => import('./definition.ts'),
});

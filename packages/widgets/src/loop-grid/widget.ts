import { lazyWidget } from '@iyim/runtime';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('loop-grid', {
  claims: 'a.page-numbers, .e-loop__load-more .elementor-button',
  load: () => import('./definition.ts'),
});

import { lazyWidget } from '@iyim/runtime';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('posts', {
  claims: 'a.page-numbers, .elementor-button-wrapper .elementor-button',
  load: () => import('./definition.ts'),
});

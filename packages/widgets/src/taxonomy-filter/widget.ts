import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('taxonomy-filter', {
  claims: 'a[data-filter]',
  load: () => import('./definition.ts'),
});

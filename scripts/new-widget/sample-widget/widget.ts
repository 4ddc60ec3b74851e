import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('sample-widget', {
  trigger: 'visible(200px)',
  // A click on the link that comes before the island is kept for it.
  claims: 'a',
  load: () => import('./definition.ts'),
});

import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('cart', {
  trigger: 'load',
  claims: 'a.remove, .restore-item',
  load: () => import('./definition.ts'),
});

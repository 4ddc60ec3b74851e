import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('listing', {
  trigger: 'idle',
  load: () => import('./definition.ts'),
});

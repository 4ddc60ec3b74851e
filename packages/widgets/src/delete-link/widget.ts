import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('delete-link', {
  trigger: 'idle',
  claims: 'a',
  load: () => import('./definition.ts'),
});

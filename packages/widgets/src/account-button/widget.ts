import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('account-button', {
  trigger: 'load',
  load: () => import('./definition.ts'),
});

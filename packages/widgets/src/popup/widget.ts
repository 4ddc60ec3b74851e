import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. A closed popup is never in sight. */
export const widget = lazyWidget('popup', {
  trigger: 'idle',
  load: () => import('./definition.ts'),
});

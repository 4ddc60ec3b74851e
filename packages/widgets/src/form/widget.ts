import { lazyWidget } from '@iyim/runtime/widget';

/** A form. One that is submitted, or whose button is pressed, before it is here is not lost: it is sent once it is. */
export const widget = lazyWidget('form', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

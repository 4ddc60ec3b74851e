import { lazyWidget } from '@iyim/runtime/widget';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = lazyWidget('subscribe', {
  trigger: 'interaction',
  claims: '.jet-subscribe-form__submit',
  load: () => import('./definition.ts'),
});

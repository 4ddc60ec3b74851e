import { lazyWidget } from '@iyim/runtime/widget';

export const bindings = lazyWidget('bindings', {
  trigger: 'load',
  load: () => import('./bindings-definition.jsx'),
});

import { lazyWidget } from '@iyim/runtime/widget';

export const widgets = [
  lazyWidget('bindings', { trigger: 'load', load: () => import('./bindings-definition.jsx') }),
];

import { lazyWidget } from '@iyim/runtime/widget';

export const widgets = [lazyWidget('counter', { trigger: 'load', load: () => import('./definition.jsx') })];

import { lazyWidget } from '@iyim/runtime/widget';

export const counter = lazyWidget('counter', { trigger: 'load', load: () => import('./definition.jsx') });

import { start } from '@iyim/runtime';
import { lazyWidget } from '@iyim/runtime/widget';

start({
  widgets: [lazyWidget('counter', { trigger: 'load', load: () => import('./definition.jsx') })],
});

import { lazyWidget, start } from '@iyim/runtime';

start({
  widgets: [lazyWidget('counter', { trigger: 'load', load: () => import('./definition.jsx') })],
});

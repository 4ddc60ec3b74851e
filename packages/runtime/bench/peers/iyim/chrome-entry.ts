import { lazyWidget, start } from '@iyim/runtime';

start({
  widgets: [lazyWidget('counter', { trigger: 'load', load: () => import('./chrome-definition.jsx') })],
});

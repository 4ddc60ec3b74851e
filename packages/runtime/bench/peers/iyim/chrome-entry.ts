import { start } from '@iyim/runtime';
import { lazyWidget } from '@iyim/runtime/widget';

start({
  widgets: [lazyWidget('counter', { trigger: 'load', load: () => import('./chrome-definition.jsx') })],
});

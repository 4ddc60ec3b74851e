import { lazyWidget } from '../../../src/islands/define.ts';
import { start } from '../../../src/start.ts';

start({
  widgets: [lazyWidget('counter', { trigger: 'load', load: () => import('./definition.jsx') })],
});

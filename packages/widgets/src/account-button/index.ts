import { lazyWidget, widgetComponent } from '@iyim/runtime';
import definition from './definition.ts';

export const accountButton = lazyWidget('account-button', {
  trigger: 'load',
  load: () => import('./definition.ts'),
});

export const AccountButton = /* @__PURE__ */ widgetComponent(definition);

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Panels of which one is shown at a time. A press on a title that comes before the code is kept. */
export const widget = iyimWidget('tabs', {
  claims:
    '.e-n-tab-title, .elementor-tab-title, .jet-tabs__control, [data-widget~=tabs] > :is(ul, ol) > li > a',
  load: () => import('./definition.ts'),
});

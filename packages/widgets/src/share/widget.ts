import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Buttons that share the page. A press that comes before the code is kept. */
export const widget = iyimWidget('share', {
  trigger: 'visible(200px)',
  claims: '.elementor-share-btn, [data-share]',
  load: () => import('./definition.ts'),
});

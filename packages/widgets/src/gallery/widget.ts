import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Pictures in a grid, in rows or in columns, with filters. A press on a filter that comes before the code is kept. */
export const widget = iyimWidget('gallery', {
  trigger: 'visible(400px)',
  claims: '.elementor-gallery-title, [data-filter]',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Items in columns that filters choose from, and a button that shows more of them. A press that comes before the code is kept. */
export const widget = iyimWidget('portfolio', {
  trigger: 'visible(400px)',
  claims:
    '.elementor-portfolio__filter, .jet-portfolio__filter-item, .jet-portfolio__view-more-button, [data-filter]',
  load: () => import('./definition.ts'),
});

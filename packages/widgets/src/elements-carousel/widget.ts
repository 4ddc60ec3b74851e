import { iyimWidget } from '../../shared/iyim-widget.ts';

/** The elements plugin's carousels. A press on an arrow that comes before the code is kept. */
export const widget = iyimWidget('elements-carousel', {
  trigger: 'visible(200px)',
  claims: '.jet-arrow',
  load: () => import('./definition.ts'),
});

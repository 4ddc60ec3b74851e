import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Slides of the page builder's carousels. A press on an arrow that comes before the code is kept. */
export const widget = iyimWidget('carousel', {
  trigger: 'visible(200px)',
  claims: '.elementor-swiper-button',
  load: () => import('./definition.ts'),
});

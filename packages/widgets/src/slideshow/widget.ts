import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Pictures with their thumbnails below. A press on an arrow or a thumbnail that comes before the code is kept. */
export const widget = iyimWidget('slideshow', {
  trigger: 'visible(200px)',
  claims: '.elementor-swiper-button, .elementor-thumbnails-swiper .swiper-slide',
  load: () => import('./definition.ts'),
});

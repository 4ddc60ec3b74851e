import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Dots that lead to the sections of the page. A press on one that comes before the code is kept. */
export const widget = iyimWidget('scroll-navigation', {
  claims: '.jet-scroll-navigation__item',
  load: () => import('./definition.ts'),
});

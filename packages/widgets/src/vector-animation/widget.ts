import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A drawing that moves, out of a lottie file. Until it comes there is its caption, and its link. */
export const widget = iyimWidget('vector-animation', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

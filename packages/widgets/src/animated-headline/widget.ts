import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A headline of which a part changes, or is marked. */
export const widget = iyimWidget('animated-headline', {
  trigger: 'visible(200px)',
  load: () => import('./definition.ts'),
});

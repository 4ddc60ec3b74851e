import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A card with a cover that is scratched off, or that turns over. A press on its toggle that comes before the code is kept. */
export const widget = iyimWidget('scratch', {
  trigger: 'visible(200px)',
  claims: '.jet-animated-box__toggle',
  load: () => import('./definition.ts'),
});

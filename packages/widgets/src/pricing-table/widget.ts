import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A price list whose features fold, and tell more of themselves. A press on the button that comes before the code is kept. */
export const widget = iyimWidget('pricing-table', {
  trigger: 'visible(200px)',
  claims: '.pricing-table__fold-button',
  load: () => import('./definition.ts'),
});

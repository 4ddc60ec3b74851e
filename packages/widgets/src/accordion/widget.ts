import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Items that open and close. A press on a header that comes before the code is kept; a `summary` answers by itself. */
export const widget = iyimWidget('accordion', {
  claims: '.elementor-tab-title, .jet-toggle__control',
  load: () => import('./definition.ts'),
});

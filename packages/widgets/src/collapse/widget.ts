import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A part of the page under a header that opens and closes it. A press that comes before the code is kept; a `summary` answers by itself. */
export const widget = iyimWidget('collapse', {
  trigger: 'visible(200px)',
  claims: '[data-widget~=collapse] > :first-child:not(summary)',
  load: () => import('./definition.ts'),
});

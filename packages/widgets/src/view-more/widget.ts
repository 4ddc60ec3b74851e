import { iyimWidget } from '../../shared/iyim-widget.ts';

/** A button that shows further sections of the page, wherever they are: they are hidden before anybody gets there. A press that comes before the code is kept. */
export const widget = iyimWidget('view-more', {
  trigger: 'idle',
  claims: '.jet-view-more__button',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** Links to the headings of its page. A press on its toggle that comes before the code is kept. */
export const widget = iyimWidget('table-of-contents', {
  claims: '.elementor-toc__toggle-button',
  load: () => import('./definition.ts'),
});

import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('calendar', {
  claims: '.jet-calendar-nav__link, [data-month][rel], [class*=day-mobile]',
  load: () => import('./definition.ts'),
});

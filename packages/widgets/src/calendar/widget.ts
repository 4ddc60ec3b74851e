import { iyimWidget } from '../../shared/iyim-widget.ts';

/** What the scanner knows of this widget before its code is loaded. */
export const widget = iyimWidget('calendar', {
  claims:
    '.jet-calendar-nav__link, [data-month][rel], .jet-calendar-week__day-mobile-overlay, .jet-calendar-week__day-mobile-trigger',
  load: () => import('./definition.ts'),
});

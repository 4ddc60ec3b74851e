import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import { type NestedFields, nestedOf, textAt } from './nested-fields.ts';

/** Post id of the template that renders an event in a calendar. */
export const calendarTemplate = 505;

/** The calendar settings that this shop's events use. */
export interface CalendarSettings {
  readonly weekdays: string;
  /** Whether an event appears on each of its days, not only on the first. */
  readonly isMultiday: boolean;
  /** Whether the days before and after the month show their events. */
  readonly showsNearby: boolean;
  readonly hidesPast: boolean;
  /** `layout-1` to `layout-4`. */
  readonly layout: string;
  /** The settings in their original form, for the markup's `data-settings`. */
  readonly raw: unknown;
}

const isYes = (text: string): boolean => ['yes', 'true', '1'].includes(text);

export function calendarSettings(fields: NestedFields, raw: unknown = fields): CalendarSettings {
  const layout = textAt(fields, 'caption_layout');
  return {
    weekdays: textAt(fields, 'week_days_format') || 'short',
    isMultiday: isYes(textAt(fields, 'allow_multiday')),
    showsNearby: isYes(textAt(fields, 'show_posts_nearby_months')),
    hidesPast: isYes(textAt(fields, 'hide_past_events')),
    layout: /^layout-[1-4]$/.test(layout) ? layout : 'layout-1',
    raw,
  };
}

const saved = widgetSettings.calendar;

/** The settings of the events page's calendar, as the plugin saved them. */
export const eventsCalendar: CalendarSettings = calendarSettings(nestedOf(saved), saved);

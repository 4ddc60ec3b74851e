import { type NestedFields, textAt } from './nested-fields.ts';
import { nestedOf } from './nested-of.ts';

/** The template of an event in a calendar. */
export const calendarTemplate = 505;

/** A calendar's settings, as far as this shop's events need them. */
export interface CalendarSettings {
  readonly weekdays: string;
  /** An event stands in each of its days, not only in its first. */
  readonly isMultiday: boolean;
  /** The days before and after the month show their events, too. */
  readonly showsNearby: boolean;
  readonly hidesPast: boolean;
  /** `layout-1` to `layout-4`. */
  readonly layout: string;
  /** The settings as they were given, to be printed again. */
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

/** The calendar of the events page as its author set it, with the plugin's spelling. */
const saved = {
  lisitng_id: calendarTemplate,
  week_days_format: 'short',
  allow_multiday: 'yes',
  end_date_key: 'event_end',
  group_by: 'meta_date',
  group_by_key: 'event_start',
  posts_query: [],
  meta_query_relation: 'AND',
  tax_query_relation: 'AND',
  hide_widget_if: '',
  caption_layout: 'layout-1',
  show_posts_nearby_months: 'yes',
  hide_past_events: '',
  use_custom_post_types: 'yes',
  custom_post_types: ['event'],
  custom_query: false,
  custom_query_id: '',
  _element_id: '',
};

export const eventsCalendar: CalendarSettings = calendarSettings(nestedOf(saved), saved);

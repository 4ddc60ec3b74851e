import { inAction, type Site, type SiteConfig } from '@iyim/runtime/widget';
import { check, literal, object, pipe, string } from 'valibot';
import { listingsRequest } from '../../shared/listing/request.ts';

export interface CalendarMonth {
  /** English month and year as the link to it has them, e.g. `March 2024`. */
  readonly month: string;
  /** The calendar's own settings, which go back as they came. */
  readonly settings: object;
  /** The post whose page the calendar stands on; empty when it does not say. */
  readonly post: string;
}

const schema = object({
  success: literal(true),
  data: object({
    content: pipe(
      string(),
      check((content) => content.trim() !== ''),
    ),
  }),
});

const calendarAction = ({ prefixes }: SiteConfig) => `${inAction(prefixes.listing)}_calendar_get_month`;

/** The fields that ask for a month (CAL-1). Older servers read the action under one name, newer under the other (CAL-4). */
export function calendarFields(
  config: SiteConfig,
  { month, settings, post }: CalendarMonth,
): Record<string, unknown> {
  const action = calendarAction(config);
  return {
    action,
    [`${inAction(config.prefixes.listing)}_action`]: action, // newer servers read this one
    month,
    settings,
    post,
  };
}

/** Asks for a month; the answer is the HTML of a whole calendar. `fields` are those of `calendarFields`. */
export async function fetchCalendar(
  site: Site,
  fields: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<string> {
  const request = listingsRequest(site, calendarAction(site.config), fields, signal);
  return (await site.http.json(request, schema)).data.content;
}

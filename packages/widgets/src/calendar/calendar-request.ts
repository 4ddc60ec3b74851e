import { check, literal, object, pipe, string } from 'valibot';
import type { ListingsArea } from '../../shared/listing/listings-area.ts';
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

/** The fields that ask for a month (CAL-1). Older servers read the action under one name, newer under the other (CAL-4). */
export function calendarFields(
  { names }: ListingsArea,
  { month, settings, post }: CalendarMonth,
): Record<string, unknown> {
  const { action, fields } = names.calendar;
  return {
    [fields.generalAction]: action,
    [fields.action]: action,
    [fields.month]: month,
    [fields.settings]: settings,
    [fields.post]: post,
  };
}

/** Asks for a month; the answer is the HTML of a whole calendar. `fields` are those of `calendarFields`. */
export async function fetchCalendar(
  area: ListingsArea,
  fields: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<string> {
  const request = listingsRequest(area, area.names.calendar.action, fields, signal);
  return (await area.http.json(request, schema)).data.content;
}

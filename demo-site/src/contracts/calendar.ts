import { calendar } from '../markup/calendar.ts';
import { calendarSettings } from '../shop/calendar-settings.ts';
import { localDateAt } from '../shop/local-date.ts';
import { monthOf, parseMonth } from '../shop/month.ts';
import { fieldsAt, nestedFields, textAt } from '../shop/nested-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { successAnswer } from './responses.ts';

/** `jet_engine_calendar_get_month`: the whole calendar of a month. A month that is none means this one. */
export const calendarMonth: Endpoint = (visit) => {
  const fields = nestedFields(visit.fields);
  const month = parseMonth(textAt(fields, 'month')) ?? monthOf(localDateAt(visit.shop.platform.now()));
  const settings = calendarSettings(fieldsAt(fields, 'settings'));
  return successAnswer({ content: calendar(visit, month, settings, textAt(fields, 'post')).toString() });
};

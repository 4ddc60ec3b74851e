import { dispatchLegacy, site } from '@iyim/runtime/widget';
import { listingNames } from '../../shared/listing/names.ts';
import { calendarFields, fetchCalendar } from './calendar-request.ts';
import { readAnswer, readRequest } from './read.ts';

/**
 * Asks the server for a month and gives its calendar, ready to stand in for the one shown. Page scripts hear of it first
 * and may change the fields: they are the event's argument, and the current request of the original's script where a
 * page has that.
 */
export async function loadMonth(host: HTMLElement, month: string, signal: AbortSignal): Promise<HTMLElement> {
  const fields = calendarFields(site().config, { month, ...readRequest(host) });
  const plugin = (globalThis as Record<string, unknown>)[listingNames.plugin];
  const current = 'currentRequest';
  if (isObject(plugin)) plugin[current] = fields;
  dispatchLegacy(host.ownerDocument, 'jet-engine-request-calendar', [fields]);
  const changed = isObject(plugin) ? plugin[current] : fields;
  return readAnswer(await fetchCalendar(site(), isObject(changed) ? changed : fields, signal));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

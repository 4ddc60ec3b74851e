import { fieldOf, readFields } from '../shop/fields.ts';
import { calendarMonth } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';
import { listingAjax } from './listings.ts';

const form = 'application/x-www-form-urlencoded';

/** What a form posted to a page's own address means: the plugin answers at every address of the site. */
const actions: ReadonlyMap<string, Endpoint> = new Map([
  ['action=jet_engine_ajax', listingAjax],
  ['jet_engine_action=jet_engine_calendar_get_month', calendarMonth],
]);

/**
 * The contract that a post to any page means; null: none, it is for the page. At a page the calendar goes by
 * `jet_engine_action`: `action` alone says nothing there. Reads a copy of the request.
 */
export async function pageAction(request: Request): Promise<Endpoint | null> {
  if (request.method !== 'POST' || !(request.headers.get('content-type') ?? '').startsWith(form)) return null;
  const fields = await readFields(request.clone());
  for (const [field, endpoint] of actions) {
    const [name = '', value] = field.split('=');
    if (fieldOf(fields, name) === value) return endpoint;
  }
  return null;
}

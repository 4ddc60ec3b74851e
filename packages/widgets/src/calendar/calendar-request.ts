import { type Checks, inAction, pageGlobal, type SiteConfig } from '@iyim/runtime/page';
import { dispatchLegacy, type Site, site } from '@iyim/runtime/widget';
import { listingNames, listingsRequest } from '../../shared/listing/request.ts';
import { readAnswer, readRequest } from './read.ts';

export interface CalendarMonth {
  /** English month and year, as in the link to that month, e.g. `March 2024`. */
  readonly month: string;
  /** The calendar's settings, which are sent back unchanged. */
  readonly settings: object;
  /** Id of the post whose page contains the calendar; empty if the page does not define it. */
  readonly post: string;
}

const schema = ({ check, literal, object, pipe, string }: Checks) =>
  object({
    success: literal(true),
    data: object({
      content: pipe(
        string(),
        check((content) => content.trim() !== ''),
      ),
    }),
  });

/** Name of the action that requests a month (§7), without the plugin's prefix. */
const ACTION = '_calendar_get_month';
const calendarAction = ({ prefixes }: SiteConfig) => inAction(prefixes.listing) + ACTION;

/**
 * Returns the fields that request a month (§7, CAL-1). The action is sent in two fields, because older and newer servers read
 * different ones (CAL-4).
 */
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

/** Requests a month and returns the HTML of a whole calendar. `fields` are built by `calendarFields`. */
export async function fetchCalendar(
  site: Site,
  fields: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<string> {
  const request = listingsRequest(site, calendarAction(site.config), fields, signal);
  return (await site.http.json(request, schema)).data.content;
}

/**
 * Requests a month and returns its calendar, ready to replace the shown one. Fires an event first, so that page scripts may
 * change the fields: they are the event's argument and, if the page has the original script, that script's current request.
 */
export async function loadMonth(host: HTMLElement, month: string, signal: AbortSignal): Promise<HTMLElement> {
  await undefined; // fires the event outside of React's rendering
  signal.throwIfAborted();
  const fields = calendarFields(site().config, { month, ...readRequest(host) });
  const plugin = pageGlobal(listingNames.plugin);
  const current = 'currentRequest';
  if (isObject(plugin)) plugin[current] = fields;
  dispatchLegacy(host.ownerDocument, 'jet-engine-request-calendar', [fields]);
  const changed = isObject(plugin) ? plugin[current] : fields;
  return readAnswer(await fetchCalendar(site(), isObject(changed) ? changed : fields, signal));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

import { type Checks, inAction, pageGlobal, type SiteConfig } from '@iyim/runtime/page';
import { dispatchLegacy, type Site, site } from '@iyim/runtime/widget';
import { listingNames, listingsRequest } from '../../shared/listing/request.ts';
import { readAnswer, readRequest } from './read.ts';

export interface CalendarMonth {
  /** English month and year as the link to it has them, e.g. `March 2024`. */
  readonly month: string;
  /** The calendar's own settings, which go back as they came. */
  readonly settings: object;
  /** The post whose page the calendar stands on; empty when it does not say. */
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

/** The action that asks for a month (§7), behind the plugin's prefix. */
const ACTION = '_calendar_get_month';
const calendarAction = ({ prefixes }: SiteConfig) => inAction(prefixes.listing) + ACTION;

/** The fields that ask for a month (§7, CAL-1). Older servers read the action under one name, newer under the other (CAL-4). */
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

/**
 * Asks the server for a month and gives its calendar, ready to stand in for the one shown. Page scripts hear of it first
 * and may change the fields: they are the event's argument, and the current request of the original's script where a
 * page has that.
 */
export async function loadMonth(host: HTMLElement, month: string, signal: AbortSignal): Promise<HTMLElement> {
  await undefined; // page scripts hear of it, and not in the middle of a drawing
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

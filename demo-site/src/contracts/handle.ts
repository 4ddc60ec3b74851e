import { handleProvider } from '../captcha/handle-provider.ts';
import { fieldOf, readFields } from '../shop/fields.ts';
import { handleSiteForms } from '../shop/forms.ts';
import { withVisit } from '../shop/serve-visit.ts';
import type { Shop } from '../shop/shop.ts';
import { requested, type Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { adminActions, shopEndpoints } from './endpoints.ts';
import { calendarMonth, listingAjax } from './listings.ts';
import { emptyAnswer, htmlAnswer, unknownAction } from './responses.ts';
import { isRest, restEndpoint } from './rest.ts';
import { captchaToken, tokenPath } from './send-form.ts';
import { handlePlayer } from './video-player.ts';

const form = 'application/x-www-form-urlencoded';

/**
 * Endpoints of forms posted to a page's address, by the field that identifies them. As with the plugin, any page's address
 * works.
 */
const actions: ReadonlyMap<string, Endpoint> = new Map([
  ['action=jet_engine_ajax', listingAjax],
  ['jet_engine_action=jet_engine_calendar_get_month', calendarMonth],
]);

/**
 * Returns the endpoint for a POST request to a page, or null if the page itself handles it. On pages, the calendar's requests
 * are recognised by `jet_engine_action`, not by `action`. Reads a copy of the request.
 */
async function pageAction(request: Request): Promise<Endpoint | null> {
  if (request.method !== 'POST' || !(request.headers.get('content-type') ?? '').startsWith(form)) return null;
  const fields = await readFields(request.clone());
  for (const [field, endpoint] of actions) {
    const [name = '', value] = field.split('=');
    if (fieldOf(fields, name) === value) return endpoint;
  }
  return null;
}

type Choose = (visit: Visit) => Endpoint;

function adminAction(visit: Visit): Endpoint {
  return adminActions.get(requested(visit, 'action') ?? '') ?? unknownAction;
}

/** Returns the contract that a request is for, or null if it is for a page. An empty `wc-ajax` is ignored. */
function chosen(url: URL): Choose | null {
  const name = url.searchParams.get('wc-ajax');
  if (name) return () => shopEndpoints.get(name) ?? emptyAnswer;
  if (isRest(url)) return restEndpoint;
  if (url.pathname === tokenPath) return () => captchaToken;
  return url.pathname === '/wp-admin/admin-ajax.php' ? adminAction : null;
}

async function postedToPage(request: Request): Promise<Choose | null> {
  const endpoint = await pageAction(request);
  return endpoint === null ? null : () => endpoint;
}

/**
 * Answers the CMS's ajax contracts: `?wc-ajax=…` at any path, `/wp-admin/admin-ajax.php`, the REST routes, posts of listings and
 * calendars to the page around them, and the providers of captchas and videos. Returns null for any other request. Forms that
 * work on every request (`add-to-cart`, the cart's links) are handled first, as in the CMS: a call with both `add-to-cart` and
 * `product_id` adds twice.
 */
export async function handleContract(request: Request, shop: Shop): Promise<Response | null> {
  const provided = handlePlayer(request) ?? (await handleProvider(request));
  if (provided !== null) return provided;
  const choose = chosen(new URL(request.url)) ?? (await postedToPage(request));
  if (choose === null) return null;
  if (request.method === 'OPTIONS') return htmlAnswer('', 403);
  return withVisit(request, shop, async (visit) => (await handleSiteForms(visit)) ?? choose(visit)(visit));
}

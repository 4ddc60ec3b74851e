import type { Site } from '@iyim/runtime/widget';

/**
 * Parameters that change the cart whenever an address with them is requested. The shop leaves them in the page's address
 * afterwards.
 */
const ACTIONS =
  /(?<=[?&])(?:add-to-cart|remove_item|undo_item|remove_coupon|apply_coupon|coupon[-_]code|order_again)=[^&#]*&?/g;

/** Returns a page's address without cart actions, which would be repeated when the address is requested again or shared. */
export const withoutActions = (address: string): string =>
  address.replace(ACTIONS, '').replace(/[?&](?=#|$)/, '');

/** Posts the cart page's form and returns the answer, which is a full page, on some servers after a redirect. */
export async function submitCartForm(
  { http }: Site,
  { url, body }: { readonly url: string; readonly body: URLSearchParams },
  signal?: AbortSignal,
): Promise<string> {
  const request = {
    contract: 'cart form',
    method: 'POST',
    url: withoutActions(url),
    form: body,
    signal,
  } as const;
  return (await http.page(request)).text;
}

/** Requests a link that changes the cart. Bypasses the browser's cache, because a cached answer would change nothing. */
export async function followLink({ http }: Site, url: string, signal?: AbortSignal): Promise<string> {
  return (await http.page({ contract: 'page', url, cache: 'no-store', signal })).text;
}

/**
 * Fetches a page in its current state: bypasses the browser's cache, and uses an address that page caches do not have and that
 * performs no cart action.
 */
export async function fetchFreshPage({ http }: Site, url: string, signal?: AbortSignal): Promise<string> {
  const fresh = { query: { nocache: Date.now() }, cache: 'no-store' } as const;
  return (await http.page({ contract: 'page', url: withoutActions(url), ...fresh, signal })).text;
}

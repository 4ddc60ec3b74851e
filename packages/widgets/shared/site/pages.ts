import type { Site } from '@iyim/runtime/widget';

/** Parameters that change the cart whenever their address is asked for. The shop leaves them in the page's address after it has acted. */
const ACTIONS =
  /(?<=[?&])(?:add-to-cart|remove_item|undo_item|remove_coupon|apply_coupon|coupon[-_]code|order_again)=[^&#]*&?/g;

/** The address of a page that is asked for again, or shared, without what would be done again. */
export const withoutActions = (address: string): string =>
  address.replace(ACTIONS, '').replace(/[?&](?=#|$)/, '');

/** Posts the cart page's form; the answer is a full page, after a redirect on some servers. */
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

/** Follows a link that changes the cart, past the browser's cache: a cached answer would change nothing. */
export async function followLink({ http }: Site, url: string, signal?: AbortSignal): Promise<string> {
  return (await http.page({ contract: 'page', url, cache: 'no-store', signal })).text;
}

/**
 * A page as the server has it at this moment: asked past the browser's cache, at an address that no page cache knows and that
 * changes nothing.
 */
export async function fetchFreshPage({ http }: Site, url: string, signal?: AbortSignal): Promise<string> {
  const fresh = { query: { nocache: Date.now() }, cache: 'no-store' } as const;
  return (await http.page({ contract: 'page', url: withoutActions(url), ...fresh, signal })).text;
}

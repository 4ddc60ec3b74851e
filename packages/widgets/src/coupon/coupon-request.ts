import { type Site, site, storeRequest } from '@iyim/runtime/widget';
import { fetchNonce, withFreshNonce } from '../../shared/site/fresh-nonce.ts';

/** A store notice. `kind` is told by its class only: the server answers a refusal with status 200 too. */
export interface Notice {
  readonly kind: 'message' | 'error' | 'info';
  readonly html: string;
}

const REQUESTS = {
  applyCoupon: { endpoint: 'apply_coupon', field: 'coupon_code' },
  removeCoupon: { endpoint: 'remove_coupon', field: 'coupon' },
} as const;

/**
 * Applies a coupon (CO-1), or removes one: the server says it did even when the coupon was not there. Rejects with
 * `RefusedError` when the nonce is stale.
 */
export async function requestCoupon(
  site: Site,
  key: keyof typeof REQUESTS,
  { code, nonce }: { readonly code: string; readonly nonce: string },
): Promise<Notice> {
  const { endpoint, field } = REQUESTS[key];
  return toNotice(await site.http.html(storeRequest(site, endpoint, { security: nonce, [field]: code })));
}

/**
 * Applies or removes a code. Not aborted with the island: a cart page replaces the form around it at any time, and the shop
 * would still have done it. A stale nonce is replaced, once, by that of the same page fetched anew.
 */
export function sendCoupon(key: keyof typeof REQUESTS, code: string): Promise<Notice> {
  return withFreshNonce(
    site().config.nonces[key],
    (nonce) => requestCoupon(site(), key, { code, nonce }),
    () => fetchNonce(site(), { pageUrl: location.href, key }),
  );
}

/** The totals block of the cart page, as HTML. */
export function fetchTotals(site: Site, signal?: AbortSignal): Promise<string> {
  return site.http.html(storeRequest(site, 'get_cart_totals', {}, signal));
}

/** What kind of notice the HTML holds; an error wins when it holds several. */
export function toNotice(html: string): Notice {
  const classes = new Set(
    [...html.matchAll(/\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].flatMap(([, double, single]) =>
      (double ?? single ?? '').split(/\s+/),
    ),
  );
  // The second of each is the block themes'.
  const has = (...wanted: readonly string[]) => wanted.some((name) => classes.has(name));
  if (has('woocommerce-error', 'is-error')) return { kind: 'error', html };
  return { kind: has('woocommerce-message', 'is-success') ? 'message' : 'info', html };
}

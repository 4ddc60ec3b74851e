import { type Site, site, storeRequest } from '@iyim/runtime/widget';
import { fetchNonce, withFreshNonce } from '../../shared/site/fresh-nonce.ts';

/** A store notice. `kind` is told by its class only: the server answers a refusal with status 200 too. */
export interface Notice {
  readonly kind: 'message' | 'error' | 'info';
  readonly html: string;
}

export interface CouponRequest {
  readonly code: string;
  /** From the page's configuration when left out. */
  readonly nonce?: string;
}

/** Applies a coupon (CO-1). Rejects with `RefusedError` when the nonce is stale. */
export async function applyCoupon(
  site: Site,
  { code, nonce = site.config.nonces.applyCoupon }: CouponRequest,
  signal?: AbortSignal,
): Promise<Notice> {
  const form = { security: nonce, coupon_code: code };
  return toNotice(await site.http.html(storeRequest(site, 'apply_coupon', form, signal)));
}

/** Removes a coupon. The server says it did even when the coupon was not there. */
export async function removeCoupon(
  site: Site,
  { code, nonce = site.config.nonces.removeCoupon }: CouponRequest,
  signal?: AbortSignal,
): Promise<Notice> {
  const form = { security: nonce, coupon: code };
  return toNotice(await site.http.html(storeRequest(site, 'remove_coupon', form, signal)));
}

const requests = { applyCoupon, removeCoupon };

/**
 * Applies or removes a code. Not aborted with the island: a cart page replaces the form around it at any time, and the shop
 * would still have done it. A stale nonce is replaced, once, by that of the same page fetched anew.
 */
export function sendCoupon(key: keyof typeof requests, code: string): Promise<Notice> {
  return withFreshNonce(
    site().config.nonces[key],
    (nonce) => requests[key](site(), { code, nonce }),
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

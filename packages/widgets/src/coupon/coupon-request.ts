import { storeRequest } from '@iyim/runtime/page';
import { cart } from '@iyim/runtime/shop';
import { type Site, site } from '@iyim/runtime/widget';
import { fetchNonce, withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import type { OtherFields } from '../../shared/site/other-fields.ts';
import { type Notice, toNotice } from './notices.ts';

const REQUESTS = {
  applyCoupon: { endpoint: 'apply_coupon', field: 'coupon_code' },
  removeCoupon: { endpoint: 'remove_coupon', field: 'coupon' },
} as const;

export interface CouponRequest {
  readonly code: string;
  readonly nonce: string;
  /** Further fields. */
  readonly more?: OtherFields;
}

/**
 * Applies a coupon (CO-1), or removes one: the server says it did even when the coupon was not there. Rejects with
 * `RefusedError` when the nonce is stale.
 */
export async function requestCoupon(
  site: Site,
  key: keyof typeof REQUESTS,
  { code, nonce, more = {} }: CouponRequest,
): Promise<Notice> {
  const { endpoint, field } = REQUESTS[key];
  const { text } = await site.http.send(
    storeRequest(site, endpoint, { ...more, security: nonce, [field]: code }),
  );
  return toNotice(text);
}

/**
 * Applies or removes a code, in turn with the page's other changes of the cart. Not aborted with the island: a cart page replaces the
 * form around it at any time, and the shop would still have done it. A stale nonce is replaced, once, by that of the same page fetched anew.
 */
export function sendCoupon(
  key: keyof typeof REQUESTS,
  code: string,
  more?: CouponRequest['more'],
): Promise<Notice> {
  return cart().inTurn(() =>
    withFreshNonce(
      site().config.nonces[key],
      (nonce) => requestCoupon(site(), key, { code, nonce, ...(more && { more }) }),
      () => fetchNonce(site(), { pageUrl: location.href, key }),
    ),
  );
}

/** The totals block of the cart page, as HTML. */
export function fetchTotals(site: Site, signal?: AbortSignal): Promise<string> {
  return site.http.html(storeRequest(site, 'get_cart_totals', {}, signal));
}

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
  /** Additional fields to send. */
  readonly more?: OtherFields;
}

/**
 * Applies or removes a coupon (CO-1). The server reports a removal even if the coupon was not applied. Rejects with
 * `RefusedError` if the nonce is stale.
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
 * Applies or removes a code, after all earlier changes to the cart on the page. The request is not aborted with the island,
 * because a cart page may replace the form at any time, and the shop would handle the request anyway. A stale nonce is replaced
 * once by a fresh one from the page.
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

/** Fetches the HTML of the cart page's totals block. */
export function fetchTotals(site: Site, signal?: AbortSignal): Promise<string> {
  return site.http.html(storeRequest(site, 'get_cart_totals', {}, signal));
}

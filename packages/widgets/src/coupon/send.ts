import { applyCoupon, fetchNonce, type Notice, removeCoupon, site, withFreshNonce } from '@iyim/runtime';

/** Applies a code. A stale nonce is replaced, once, by that of the same page fetched anew. */
export function sendCode(code: string, signal: AbortSignal): Promise<Notice> {
  return withFreshNonce(
    site().config.nonces.applyCoupon,
    (nonce) => applyCoupon(site(), { code, nonce }, signal),
    () => fetchNonce(site(), { pageUrl: location.href, key: 'applyCouponNonce' }, signal),
  );
}

/** Takes a coupon off; the nonce as in `sendCode`. */
export function sendRemoval(code: string, signal: AbortSignal): Promise<Notice> {
  return withFreshNonce(
    site().config.nonces.removeCoupon,
    (nonce) => removeCoupon(site(), { code, nonce }, signal),
    () => fetchNonce(site(), { pageUrl: location.href, key: 'removeCouponNonce' }, signal),
  );
}

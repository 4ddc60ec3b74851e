import { site } from '@iyim/runtime/widget';
import { fetchNonce, withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import { applyCoupon, type Notice, removeCoupon } from './coupon-request.ts';

/**
 * Applies a code. Not aborted with the island: a cart page replaces the form around it at any time, and the shop would
 * still have applied the code. A stale nonce is replaced, once, by that of the same page fetched anew.
 */
export function sendCode(code: string): Promise<Notice> {
  return withFreshNonce(
    site().config.nonces.applyCoupon,
    (nonce) => applyCoupon(site(), { code, nonce }),
    () => fetchNonce(site(), { pageUrl: location.href, key: 'applyCoupon' }),
  );
}

/** Takes a coupon off; the nonce as in `sendCode`. */
export function sendRemoval(code: string): Promise<Notice> {
  return withFreshNonce(
    site().config.nonces.removeCoupon,
    (nonce) => removeCoupon(site(), { code, nonce }),
    () => fetchNonce(site(), { pageUrl: location.href, key: 'removeCoupon' }),
  );
}

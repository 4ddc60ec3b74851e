import type { Shop } from './shop.ts';

const halfDay = 43_200_000;

/** The visitor that a nonce belongs to. */
export interface NonceHolder {
  readonly shop: Shop;
  readonly user: { readonly id: number } | null;
  /** Token of the login; '' for guests. */
  readonly loginToken: string;
  /** Id of the shop's session; null before a guest has one. */
  readonly sessionId: string | null;
}

/** Identifies the visitor in a nonce. Guests share nonces, except for WooCommerce's actions, which are bound to the session. */
function holderOf(holder: NonceHolder, action: string): string {
  if (holder.user !== null) return `${holder.user.id}|${holder.loginToken}`;
  return action.startsWith('woocommerce') && holder.sessionId !== null ? holder.sessionId : '0|';
}

const nonceAt = (holder: NonceHolder, action: string, tick: number): string =>
  holder.shop.platform
    .hmac(holder.shop.secret, `nonce|${tick}|${action}|${holderOf(holder, action)}`)
    .slice(-12, -2);

const tickNow = (holder: NonceHolder): number => Math.ceil(holder.shop.platform.now() / halfDay);

/** Returns a nonce for an action: ten hex digits, valid for 12 to 24 hours. */
export const createNonce = (holder: NonceHolder, action: string): string =>
  nonceAt(holder, action, tickNow(holder));

export function verifyNonce(holder: NonceHolder, action: string, nonce: string | null): boolean {
  const tick = tickNow(holder);
  return nonce === nonceAt(holder, action, tick) || nonce === nonceAt(holder, action, tick - 1);
}

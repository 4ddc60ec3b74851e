import { cookieNames, setCookie } from './cookies.ts';
import type { Shop } from './shop.ts';
import type { Visit } from './visit.ts';

const hour = 3600;

/** Lifetime of a session in seconds: two days for a guest, a week for a customer. */
export const sessionLife = (isCustomer: boolean): number => (isCustomer ? 168 : 48) * hour;

const signature = (shop: Shop, id: string, expiry: string): string =>
  shop.platform.hmac(shop.secret, `session|${id}|${expiry}`);

interface SessionCookie {
  readonly id: string;
  /** Time after which the cookie is renewed, in seconds since 1970. */
  readonly expiring: number;
}

/** Parses the cookie's value: `id|expiry|expiring|hmac`. */
function parse(shop: Shop, value: string | undefined): SessionCookie | null {
  const [id = '', expiry = '', expiring = '', hmac] = (value ?? '').split('|');
  const isOurs = hmac !== undefined && hmac === signature(shop, id, expiry);
  return isOurs && Number(expiry) * 1000 > shop.platform.now() ? { id, expiring: Number(expiring) } : null;
}

/** Returns the guest's session of the cookie; null without a valid cookie. A customer's cookie is ignored after logout. */
export function readSessionId(shop: Shop, cookies: ReadonlyMap<string, string>): string | null {
  const session = parse(shop, cookies.get(cookieNames.session));
  return session?.id.startsWith('t_') ? session.id : null;
}

/** Returns the Set-Cookie of the visit's session; null when the browser's cookie is still valid, or there is no session. */
export function sessionCookie(visit: Visit): string | null {
  const { shop, sessionId, user } = visit;
  if (sessionId === null) return null;
  const now = shop.platform.now();
  const current = parse(shop, visit.cookies.get(cookieNames.session));
  if (current?.id === sessionId && current.expiring * 1000 > now) return null;
  const maxAge = sessionLife(user !== null);
  const expiry = Math.floor(now / 1000) + maxAge;
  const value = [sessionId, expiry, expiry - hour, signature(shop, sessionId, String(expiry))].join('|');
  return setCookie(cookieNames.session, value, {
    now,
    maxAge,
    httpOnly: true,
    secure: visit.url.protocol === 'https:',
  });
}

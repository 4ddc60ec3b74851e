import { decodedPart } from './fields.ts';
import { md5 } from './md5.ts';

/** The CMS's COOKIEHASH, a suffix of its session and login cookies' names. */
const siteHash = md5('iyim demo shop');

export const cookieNames = {
  session: `wp_woocommerce_session_${siteHash}`,
  loggedIn: `wordpress_logged_in_${siteHash}`,
  auth: `wordpress_${siteHash}`,
  cartHash: 'woocommerce_cart_hash',
  itemsInCart: 'woocommerce_items_in_cart',
} as const;

/** Returns the cookies of a request. If a name is repeated, the first is used: browsers send the more specific cookie first. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const [name, ...rest] = pair.split('=');
    const key = (name ?? '').trim();
    const value = rest.join('=').trim();
    if (key !== '' && !cookies.has(key)) cookies.set(key, decodedPart(value, value));
  }
  return cookies;
}

interface CookieOptions {
  /** Lifetime in seconds; without it, until the browser closes. */
  readonly maxAge?: number;
  readonly path?: string;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly now: number;
}

/** Returns a Set-Cookie value in PHP's format. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  const life =
    options.maxAge === undefined
      ? ''
      : `; expires=${new Date(options.now + options.maxAge * 1000).toUTCString()}; Max-Age=${options.maxAge}`;
  const flags = `${options.secure ? '; secure' : ''}${options.httpOnly ? '; HttpOnly' : ''}`;
  return `${name}=${encodeURIComponent(value)}${life}; path=${options.path ?? '/'}${flags}; SameSite=Lax`;
}

/** Returns a Set-Cookie value that deletes a cookie: like the CMS, an expiry one hour ago with `Max-Age=0`. */
export function dropCookie(name: string, value: string, options: CookieOptions): string {
  const expires = new Date(options.now - 3_600_000).toUTCString();
  const flags = `${options.secure ? '; secure' : ''}${options.httpOnly ? '; HttpOnly' : ''}`;
  return `${name}=${encodeURIComponent(value)}; expires=${expires}; Max-Age=0; path=${options.path ?? '/'}${flags}`;
}

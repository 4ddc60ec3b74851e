import { cookieNames, dropCookie, setCookie } from './cookies.ts';
import { md5 } from './md5.ts';
import type { User } from './model.ts';
import type { Shop } from './shop.ts';
import type { Visit } from './visit.ts';

const day = 86_400;
const adminPaths = ['/wp-admin', '/wp-content/plugins'];

/** Signs a login. The signature includes part of the password's hash, so that a new password ends every login. */
const signature = (shop: Shop, user: User, expiry: string, token: string): string =>
  shop.platform.hmac(shop.secret, `login|${user.login}|${expiry}|${token}|${user.passwordHash.slice(-8)}`);

const storedToken = (shop: Shop, token: string): string =>
  shop.platform.hmac(shop.secret, `token|${md5(token)}|${token}`);

/** Returns the user that is logged in; the cookie's value is `login|expiry|token|hmac`. */
export function readLogin(
  shop: Shop,
  cookies: ReadonlyMap<string, string>,
): { readonly user: User; readonly token: string } | null {
  const parts = (cookies.get(cookieNames.loggedIn) ?? '').split('|');
  const [login = '', expiry = '', token = '', hmac] = parts;
  if (parts.length !== 4 || Number(expiry) * 1000 <= shop.platform.now()) return null;
  const user = shop.repository.userByLogin(login);
  if (user === null || hmac !== signature(shop, user, expiry, token)) return null;
  return shop.repository.hasLogin(user.id, storedToken(shop, token)) ? { user, token } : null;
}

/** Logs the visitor in from the next request on; `remember` keeps the login for two weeks, otherwise it ends with the browser. */
export function sendLogin(visit: Visit, user: User, remember: boolean): void {
  const { shop } = visit;
  const now = shop.platform.now();
  const token = shop.platform.randomHex(22);
  const life = remember ? 14 * day : 2 * day;
  const expiry = String(Math.floor(now / 1000) + life);
  shop.repository.addLogin(user.id, storedToken(shop, token), now + life * 1000);
  const value = [user.login, expiry, token, signature(shop, user, expiry, token)].join('|');
  const options = {
    now,
    httpOnly: true,
    secure: visit.url.protocol === 'https:',
    ...(remember ? { maxAge: life } : {}),
  };
  for (const path of adminPaths)
    visit.setCookies.push(setCookie(cookieNames.auth, value, { ...options, path }));
  visit.setCookies.push(setCookie(cookieNames.loggedIn, value, options));
}

/** Ends the visitor's login, in the browser and in the database. */
export function endLogin(visit: Visit): void {
  const { shop } = visit;
  if (visit.user !== null) shop.repository.deleteLogin(visit.user.id, storedToken(shop, visit.loginToken));
  const options = { now: shop.platform.now(), httpOnly: true };
  for (const path of adminPaths)
    visit.setCookies.push(dropCookie(cookieNames.auth, ' ', { ...options, path }));
  visit.setCookies.push(dropCookie(cookieNames.loggedIn, ' ', options));
}

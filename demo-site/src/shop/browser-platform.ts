import { md5 } from './md5.ts';
import type { CookieJar, Platform } from './shop.ts';

/**
 * Creates a cookie jar for a shop that runs inside the page, where requests have no Cookie header and answers cannot set cookies.
 * HttpOnly cookies are kept here; the others are also in `document.cookie`, where the page reads them.
 */
export function browserJar(page: { cookie: string }): CookieJar {
  const hidden = new Map<string, string>();
  return {
    read: () =>
      [page.cookie, ...Array.from(hidden, ([name, value]) => `${name}=${value}`)].filter(Boolean).join('; '),
    write(setCookie) {
      const [pair = ''] = setCookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (!/; HttpOnly/i.test(setCookie)) page.cookie = setCookie;
      else if (/; Max-Age=0/i.test(setCookie)) hidden.delete(name);
      else hidden.set(name, pair.slice(name.length + 1));
    },
  };
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: 20_000 };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/**
 * The platform of a shop inside a browser tab (Storybook, tests). It has a single visitor, so nonces must be repeatable rather
 * than secret, and md5, which is available synchronously, is enough.
 */
export const browserPlatform: Platform = {
  now: () => Date.now(),
  randomHex,
  hmac: (secret, text) => md5(`${secret}|${md5(`${secret}|${text}`)}`),
  async hashPassword(password) {
    const salt = randomHex(16);
    return `pbkdf2$${salt}$${await derive(password, salt)}`;
  },
  async verifyPassword(password, hash) {
    const [method, salt, expected] = hash.split('$');
    return method === 'pbkdf2' && salt !== undefined && (await derive(password, salt)) === expected;
  },
};

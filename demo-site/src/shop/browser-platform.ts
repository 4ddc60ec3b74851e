import { md5 } from './md5.ts';
import type { Platform } from './platform.ts';

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
 * The shop inside a browser tab (Storybook, tests): a visitor is alone with it, so its nonces need to be
 * repeatable, not secret, and md5, which is there synchronously, is enough.
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
    const [method, salt, wanted] = hash.split('$');
    return method === 'pbkdf2' && salt !== undefined && (await derive(password, salt)) === wanted;
  },
};

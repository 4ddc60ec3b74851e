import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Platform } from '../shop/shop.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** The platform of a shop on a server: `scrypt$salt$key` passwords, SHA-256 signatures. */
export const nodePlatform: Platform = {
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  hmac: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
  async hashPassword(password) {
    const salt = randomBytes(16);
    return `scrypt$${salt.toString('hex')}$${(await derive(password, salt, keyLength)).toString('hex')}`;
  },
  async verifyPassword(password, hash) {
    const [method, salt, key] = hash.split('$');
    if (method !== 'scrypt' || salt === undefined || key === undefined) return false;
    const expected = Buffer.from(key, 'hex');
    const found = await derive(password, Buffer.from(salt, 'hex'), keyLength);
    return expected.length === found.length && timingSafeEqual(expected, found);
  },
};

import type { LocalText } from './model.ts';
import type { Repository } from './repository.ts';

/** Functions that depend on where the shop runs: in Node on a server, or in a browser in Storybook. */
export interface Platform {
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns unguessable lower-case hex. */
  randomHex(bytes: number): string;
  /** Returns a keyed hash as lower-case hex. */
  hmac(secret: string, text: string): string;
  /** Returns a salted, slow hash that names its algorithm. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
}

/** The shop: its data and its platform. */
export interface Shop {
  readonly repository: Repository;
  readonly platform: Platform;
  /** Secret for signing cookies and nonces, created once per database. */
  readonly secret: string;
  readonly name: LocalText;
  /** The visitor's cookies if the shop runs in a browser tab, where requests and responses cannot carry them; null on a server. */
  readonly jar: CookieJar | null;
}

export interface CookieJar {
  /** Returns the cookies as a Cookie header. */
  read(): string;
  /** Stores a Set-Cookie header. */
  write(setCookie: string): void;
}

const shopName: LocalText = { he: 'איים', en: 'Iyim' };
const unhashed = 'plain:';

function secretOf(repository: Repository, platform: Platform): string {
  const stored = repository.document('settings', 'secret')?.value;
  if (typeof stored === 'string') return stored;
  const secret = platform.randomHex(32);
  repository.saveDocument('settings', 'secret', secret);
  return secret;
}

/** Replaces seeded passwords, which are stored as `plain:…`, with their hashes. */
async function hashSeededPasswords(repository: Repository, platform: Platform): Promise<void> {
  for (const user of repository.users()) {
    if (!user.passwordHash.startsWith(unhashed)) continue;
    const passwordHash = await platform.hashPassword(user.passwordHash.slice(unhashed.length));
    repository.saveUser({ ...user, passwordHash });
  }
}

/** Opens a seeded repository as a shop. */
export async function openShop(
  repository: Repository,
  platform: Platform,
  jar: CookieJar | null = null,
): Promise<Shop> {
  await hashSeededPasswords(repository, platform);
  repository.deleteExpired(platform.now());
  return { repository, platform, secret: secretOf(repository, platform), name: shopName, jar };
}

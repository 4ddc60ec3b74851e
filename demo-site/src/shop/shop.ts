import type { LocalText } from './model.ts';
import type { Repository } from './repository.ts';

/** What the shop needs from where it runs: the server gives Node's, Storybook the browser's. */
export interface Platform {
  /** Milliseconds since 1970. */
  now(): number;
  /** Unguessable lower-case hex. */
  randomHex(bytes: number): string;
  /** A keyed hash as lower-case hex. */
  hmac(secret: string, text: string): string;
  /** A salted, slow hash that says how it was made. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
}

/** The shop: what it stores and where it runs. */
export interface Shop {
  readonly repository: Repository;
  readonly platform: Platform;
  /** Signs cookies and nonces; made once for a database. */
  readonly secret: string;
  readonly name: LocalText;
  /** The one visitor's cookies, where requests and answers can not carry them: inside a browser tab. */
  readonly jar: CookieJar | null;
}

export interface CookieJar {
  /** As a Cookie header. */
  read(): string;
  /** Takes a Set-Cookie header. */
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

/** Passwords that a seed wrote as `plain:…` are hashed before anyone can visit. */
async function hashSeededPasswords(repository: Repository, platform: Platform): Promise<void> {
  for (const user of repository.users()) {
    if (!user.passwordHash.startsWith(unhashed)) continue;
    const passwordHash = await platform.hashPassword(user.passwordHash.slice(unhashed.length));
    repository.saveUser({ ...user, passwordHash });
  }
}

/** Opens a seeded repository for business. */
export async function openShop(
  repository: Repository,
  platform: Platform,
  jar: CookieJar | null = null,
): Promise<Shop> {
  await hashSeededPasswords(repository, platform);
  repository.deleteExpired(platform.now());
  return { repository, platform, secret: secretOf(repository, platform), name: shopName, jar };
}

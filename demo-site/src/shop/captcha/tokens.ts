import type { Shop } from '../shop.ts';

/** The public keys of the site's two captchas, issued by the provider. */
export const siteKeys = { checkbox: 'iyim-demo-checkbox', score: 'iyim-demo-score' } as const;

type CaptchaKind = keyof typeof siteKeys;

/** Returns the kind of captcha of a key, or null for an unknown key. */
export const kindOf = (siteKey: string): CaptchaKind | null =>
  siteKey === siteKeys.checkbox ? 'checkbox' : siteKey === siteKeys.score ? 'score' : null;

const kind = 'captcha-spent';

/** Marks a one-time code as used, and remembers it until it expires. Returns false if it was used before. */
export function spend({ repository, platform }: Shop, code: string, expiresAt: number): boolean {
  return repository.transaction(() => {
    const now = platform.now();
    for (const { id, value } of repository.documents(kind))
      if (typeof value !== 'number' || value <= now) repository.deleteDocument(kind, id);
    if (repository.document(kind, code) !== null) return false;
    repository.saveDocument(kind, code, expiresAt);
    return true;
  });
}

/** Lifetime of a token, in seconds. */
export const tokenLife = 120;

/** A request for a token. */
interface TokenRequest {
  readonly siteKey: string;
  /** Action of the score-based kind; '' for a checkbox. */
  readonly action: string;
  /** Verdict of the later verification, because the demo's provider can also issue tokens that will be refused. */
  readonly verdict: 'pass' | 'refuse';
}

/** Reason why a form with this token is refused; `ok` if it is accepted. */
type Verdict = 'ok' | 'missing' | 'invalid' | 'expired' | 'used' | 'refused';

const signature = (shop: Shop, siteKey: string, body: string): string =>
  shop.platform.hmac(shop.secret, `captcha|${siteKey}|${body}`);

/** Returns a signed token for one use within `tokenLife`; null for an unknown key or an invalid action. */
export function issueToken(shop: Shop, { siteKey, action, verdict }: TokenRequest): string | null {
  if (kindOf(siteKey) === null || !/^[A-Za-z/_]{0,50}$/.test(action)) return null;
  const expiresAt = shop.platform.now() + tokenLife * 1000;
  const body = [shop.platform.randomHex(16), expiresAt, verdict, action].join('.');
  return `${body}.${signature(shop, siteKey, body)}`;
}

/** Checks a token, which must be for this key and action, not expired and unused; marks a valid one as used. */
export function verifyToken(
  shop: Shop,
  token: string,
  { siteKey, action }: Pick<TokenRequest, 'siteKey' | 'action'>,
): Verdict {
  if (token === '') return 'missing';
  const at = token.lastIndexOf('.');
  const body = token.slice(0, at);
  if (at < 0 || token.slice(at + 1) !== signature(shop, siteKey, body)) return 'invalid';
  const [random = '', expiry = '', verdict, issuedFor] = body.split('.');
  if (issuedFor !== action) return 'invalid';
  if (Number(expiry) <= shop.platform.now()) return 'expired';
  if (!spend(shop, `token-${random}`, Number(expiry))) return 'used';
  return verdict === 'pass' ? 'ok' : 'refused';
}

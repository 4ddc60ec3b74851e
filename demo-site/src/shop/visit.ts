import type { Html } from '../markup/html.ts';
import type { PostedFile } from './fields.ts';
import type { Locale, User } from './model.ts';
import type { NonceHolder } from './nonces.ts';
import type { Notice, SessionData } from './session.ts';
import type { Shop } from './shop.ts';

/** One request of one visitor: what was asked, who asks, and what the shop remembers of them. */
export interface Visit extends NonceHolder {
  readonly shop: Shop;
  readonly request: Request;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
  readonly locale: Locale;
  /** The path without its language: `/cart/` for `/en/cart/` too. */
  readonly path: string;
  /** Posted form fields; empty unless a form was posted. */
  readonly fields: URLSearchParams;
  /** Posted files. */
  readonly files: readonly PostedFile[];
  readonly query: URLSearchParams;
  user: User | null;
  loginToken: string;
  /** Null until a guest puts something into the cart. */
  sessionId: string | null;
  /** Replace it to change it; `withVisit` stores it. */
  session: SessionData;
  /** Set-Cookie headers to send. */
  readonly setCookies: string[];
  /** The session as it was stored, to see whether it changed. */
  stored: SessionData;
}

/** A posted field or, failing that, one of the query: PHP's `$_REQUEST`. */
export const requested = (visit: Visit, name: string): string | null =>
  visit.fields.getAll(name).at(-1) ?? visit.query.getAll(name).at(-1) ?? null;

/** What a session keeps: a page that is never opened shows none, and refused calls go on. */
const mostNotices = 30;

/** Queues a message for the next page; of more than 30 the oldest are dropped. A guest without a session loses it, as on a real server. */
export function notify(visit: Visit, kind: Notice['kind'], html: Html, field?: string): void {
  const notice: Notice = { kind, html: html.toString(), ...(field === undefined ? {} : { field }) };
  visit.session = { ...visit.session, notices: [...visit.session.notices, notice].slice(-mostNotices) };
}

/** Takes every queued message out of the session: a page shows them once. */
export function takeNotices(visit: Visit): readonly Notice[] {
  const { notices } = visit.session;
  if (notices.length > 0) visit.session = { ...visit.session, notices: [] };
  return notices;
}

/** Gives a guest a session: from now on nonces are bound to it. */
export function ensureSession(visit: Visit): void {
  visit.sessionId ??= `t_${visit.shop.platform.randomHex(15)}`;
}

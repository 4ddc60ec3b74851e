import type { Html } from '../markup/html.ts';
import type { PostedFile } from './fields.ts';
import type { Locale, User } from './model.ts';
import type { NonceHolder } from './nonces.ts';
import type { Notice, SessionData } from './session.ts';
import type { Shop } from './shop.ts';

/** One request of one visitor: the request, the user, and the data that the shop keeps about the visitor. */
export interface Visit extends NonceHolder {
  readonly shop: Shop;
  readonly request: Request;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
  readonly locale: Locale;
  /** The path without its language: `/cart/`, even for `/en/cart/`. */
  readonly path: string;
  /** Posted form fields; empty if no form was posted. */
  readonly fields: URLSearchParams;
  /** Posted files. */
  readonly files: readonly PostedFile[];
  readonly query: URLSearchParams;
  user: User | null;
  loginToken: string;
  /** Null until a guest adds something to the cart. */
  sessionId: string | null;
  /** Session data. Assign a new object to change it; `withVisit` stores it. */
  session: SessionData;
  /** Set-Cookie headers to send. */
  readonly setCookies: string[];
  /** The stored session, to detect changes. */
  stored: SessionData;
}

/** Returns a posted field or, if there is none, one of the query: PHP's `$_REQUEST`. */
export const requested = (visit: Visit, name: string): string | null =>
  visit.fields.getAll(name).at(-1) ?? visit.query.getAll(name).at(-1) ?? null;

/**
 * Maximum number of messages in a session. Without a limit, they would pile up if requests are refused while no page shows them.
 */
const mostNotices = 30;

/**
 * Queues a message for the next page, and drops the oldest if there are more than 30. A guest without a session does not see the
 * message, as on a real server.
 */
export function notify(visit: Visit, kind: Notice['kind'], html: Html, field?: string): void {
  const notice: Notice = { kind, html: html.toString(), ...(field === undefined ? {} : { field }) };
  visit.session = { ...visit.session, notices: [...visit.session.notices, notice].slice(-mostNotices) };
}

/** Removes every queued message from the session and returns them, because a page shows them once. */
export function takeNotices(visit: Visit): readonly Notice[] {
  const { notices } = visit.session;
  if (notices.length > 0) visit.session = { ...visit.session, notices: [] };
  return notices;
}

/** Gives a guest a session, if there is none. Nonces are bound to the session from then on. */
export function ensureSession(visit: Visit): void {
  visit.sessionId ??= `t_${visit.shop.platform.randomHex(15)}`;
}

import { setCookie } from './cookies.ts';
import { emptySession, type SessionData } from './session.ts';
import type { Visit } from './visit.ts';

const cookie = 'PHPSESSID';
const life = 2 * 86_400_000;

const started = new WeakMap<Visit, string>();

/** The sessions share a table with the shop's own; the mark in front keeps them apart, whatever a visitor sends. */
function keyOf(visit: Visit): string | null {
  const known = started.get(visit) ?? visit.cookies.get(cookie) ?? '';
  return /^[0-9a-f]{32}$/.test(known) ? `php_${known}` : null;
}

/** PHP's own session, which some plugins keep things in: not the shop's, so it outlives a login. */
export function readPhpSession({ shop }: Visit, key: string | null): SessionData {
  const kept = key === null ? null : shop.repository.session(key);
  return kept !== null && kept.expiresAt > shop.platform.now() ? kept.data : emptySession;
}

/** The ids kept under a name. */
export const phpList = (visit: Visit, name: string): readonly number[] =>
  readPhpSession(visit, keyOf(visit)).lists?.[name] ?? [];

/** Keeps ids under a name; starts the session, and sends its cookie, when there is none. */
export function savePhpList(visit: Visit, name: string, ids: readonly number[]): void {
  const { repository, platform } = visit.shop;
  if (keyOf(visit) === null) {
    const id = platform.randomHex(16);
    started.set(visit, id);
    const secure = visit.url.protocol === 'https:';
    visit.setCookies.push(setCookie(cookie, id, { now: platform.now(), httpOnly: true, secure }));
  }
  const key = keyOf(visit);
  if (key === null) return;
  const data = readPhpSession(visit, key);
  const lists = { ...data.lists, [name]: ids };
  repository.saveSession({ id: key, expiresAt: platform.now() + life, data: { ...data, lists } });
}

import { attempt } from '../site/attempt.ts';
import { isPlainObject, type PlainObject } from '../site/plain.ts';

/** An action that a link of the page builder asks for. */
export interface BuilderAction {
  readonly name: string;
  readonly settings: PlainObject;
}

/** Longer settings are none that a builder wrote. */
const LONGEST = 100_000;

/**
 * Reads `#…-action:action={name}&settings={base64 of JSON}`, percent-encoded wholly, partly or not at all (LA-2). Null when
 * `url` is no such address or is malformed: nothing is guessed.
 */
export function parseBuilderAction(url: string, prefix: string): BuilderAction | null {
  if (url.length > LONGEST) return null;
  const decoded = attempt(() => decodeURIComponent(url));
  if (!decoded?.startsWith(prefix)) return null;
  const [, name, settings] =
    /^action=([^&]+)&(?:.*&)?settings=(.*)$/.exec(decoded.slice(prefix.length)) ?? [];
  if (!name || settings === undefined) return null;
  const value = settings === '' ? {} : attempt(() => parseSettings(settings));
  return isPlainObject(value) ? { name, settings: value } : null;
}

/** JSON written as UTF-8 and then as base64, with or without padding; a `+` may have become a space on its way. */
function parseSettings(base64: string): unknown {
  const bytes = Uint8Array.from(atob(base64.trim().replaceAll(' ', '+')), (byte) => byte.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

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
  const decoded = decode(url);
  if (!decoded?.startsWith(prefix)) return null;
  const [, name, settings] =
    /^action=([^&]+)&(?:.*&)?settings=(.*)$/.exec(decoded.slice(prefix.length)) ?? [];
  if (!name || settings === undefined) return null;
  const value = settings === '' ? {} : parseSettings(settings);
  return isPlainObject(value) ? { name, settings: value } : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** JSON written as UTF-8 and then as base64, with or without padding; a `+` may have become a space on its way. */
function parseSettings(base64: string): unknown {
  try {
    const bytes = atob(base64.trim().replaceAll(' ', '+'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    return JSON.parse(text);
  } catch {
    return null;
  }
}

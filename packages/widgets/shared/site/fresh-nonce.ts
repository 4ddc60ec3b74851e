import { RefusedError } from '@iyim/runtime';
import { names } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';
import { fetchFreshPage } from './pages.ts';

type Fresh = string | null | undefined;

/**
 * Sends with `nonce`; when the server refuses or ignores it, gets a fresh one and sends once more. Pages that were cached, or opened
 * long ago, carry stale nonces. Without another nonce it is the first outcome that counts.
 *
 * @param getFresh Is given the answer of a server that has ignored the request.
 * @param isIgnored Whether the server has done nothing, without a word. @default it refuses what it does not do
 */
export async function withFreshNonce<T>(
  nonce: string,
  send: (nonce: string) => Promise<T>,
  getFresh: (answer?: T) => Fresh | Promise<Fresh>,
  isIgnored?: (answer: T) => boolean,
): Promise<T> {
  let answer: T | undefined;
  let refusal: unknown;
  try {
    answer = await send(nonce);
    if (!isIgnored?.(answer)) return answer;
  } catch (error) {
    refusal = error;
    if (!(error instanceof RefusedError)) throw error;
  }
  const fresh = await getFresh(answer);
  if (fresh && fresh !== nonce) return send(fresh);
  if (refusal) throw refusal;
  return answer as T;
}

/** Fetches a page past every cache and reads the nonce its inline scripts carry under `key`; null when they carry none. */
export async function fetchNonce(
  site: Site,
  { pageUrl, key }: { readonly pageUrl: string; readonly key: keyof typeof names.nonces },
  signal?: AbortSignal,
): Promise<string | null> {
  const page = await fetchFreshPage(site, pageUrl, signal);
  const [, after = ''] = page.split(`"${names.nonces[key]}":`);
  return /^\s*"(\w+)"/.exec(after)?.[1] ?? null;
}

import { RefusedError } from '@iyim/runtime';
import { names } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';
import { fetchFreshPage } from './pages.ts';

type Fresh = string | null | undefined;

/**
 * Sends a request with `nonce`. If the server refuses or ignores it, gets a fresh nonce and sends once more: cached pages, and
 * pages opened long ago, contain expired nonces. If the fresh nonce is missing or the same, the first outcome counts.
 * @param getFresh Returns a fresh nonce. Receives the answer if the server has ignored the request.
 * @param isIgnored Whether an answer shows that the server has silently done nothing. @default never: the server refuses such
 * requests
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

/**
 * Fetches a page, bypassing every cache, and reads the nonce that its inline scripts contain under `key`. Null if it is missing.
 */
export async function fetchNonce(
  site: Site,
  { pageUrl, key }: { readonly pageUrl: string; readonly key: keyof typeof names.nonces },
  signal?: AbortSignal,
): Promise<string | null> {
  const page = await fetchFreshPage(site, pageUrl, signal);
  const [, after = ''] = page.split(`"${names.nonces[key]}":`);
  return /^\s*"(\w+)"/.exec(after)?.[1] ?? null;
}

import { RefusedError } from '@iyim/runtime';
import { names } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';
import { fetchFreshPage } from './pages.ts';

/**
 * Sends with `nonce`; when the server refuses it, gets a fresh one and sends once more. Pages that were cached, or opened
 * long ago, carry stale nonces. Rejects with the refusal when there is no other nonce.
 */
export async function withFreshNonce<T>(
  nonce: string,
  send: (nonce: string) => Promise<T>,
  fetchFresh: () => Promise<string | null>,
): Promise<T> {
  try {
    return await send(nonce);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const fresh = await fetchFresh();
    if (!fresh || fresh === nonce) throw error;
    return send(fresh);
  }
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

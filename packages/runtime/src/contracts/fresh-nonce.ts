import { RefusedError } from './errors.ts';

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

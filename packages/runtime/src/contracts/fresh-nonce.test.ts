import { describe, expect, it } from 'vitest';
import { RefusedError } from './errors.ts';
import { withFreshNonce } from './fresh-nonce.ts';

const refusal = new RefusedError('status 403', { contract: 'test', request: { method: 'POST', url: '/' } });

/** A server that takes the nonces in `good` only and remembers what came. */
function server(...good: string[]) {
  const seen: string[] = [];
  const send = async (nonce: string) => {
    seen.push(nonce);
    if (!good.includes(nonce)) throw refusal;
    return `ok ${nonce}`;
  };
  return { seen, send };
}

describe('a nonce that is refused', () => {
  it('CO-1 is not asked anew while it is good', async () => {
    const { send, seen } = server('a');
    expect(await withFreshNonce('a', send, () => Promise.reject(new Error('not needed')))).toBe('ok a');
    expect(seen).toEqual(['a']);
  });

  it('CO-1 is replaced once and the request sent again', async () => {
    const { send, seen } = server('b');
    expect(await withFreshNonce('a', send, async () => 'b')).toBe('ok b');
    expect(seen).toEqual(['a', 'b']);
  });

  it.each([null, '', 'a'])('CO-1 stays refused when the page offers %j', async (fresh) => {
    const { send, seen } = server('b');
    await expect(withFreshNonce('a', send, async () => fresh)).rejects.toBe(refusal);
    expect(seen).toEqual(['a']);
  });

  it('CO-1 is not tried a third time', async () => {
    const { send, seen } = server();
    await expect(withFreshNonce('a', send, async () => 'b')).rejects.toBe(refusal);
    expect(seen).toEqual(['a', 'b']);
  });

  it('CO-1 any other error is passed on as it is', async () => {
    const broken = new Error('broken');
    const send = () => Promise.reject(broken);
    await expect(withFreshNonce('a', send, async () => 'b')).rejects.toBe(broken);
  });
});

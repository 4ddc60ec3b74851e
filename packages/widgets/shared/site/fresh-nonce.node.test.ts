import { describe, expect, it } from 'vitest';
import { html as htmlAnswer } from '../../../runtime/src/cart/testing/fake-shop.ts';
import type { SiteConfig } from '../../../runtime/src/site/config.ts';
import { RefusedError } from '../../../runtime/src/site/errors.ts';
import type { Http } from '../../../runtime/src/site/http.ts';
import { names } from '../../../runtime/src/site/names.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { fetchNonce, withFreshNonce } from './fresh-nonce.ts';

const refusal = new RefusedError('status 403', { contract: 'test', request: { method: 'POST', url: '/' } });

/** Creates a server that accepts only the nonces in `good`, and records all nonces that it receives. */
function server(...good: string[]) {
  const seen: string[] = [];
  const send = async (nonce: string) => {
    seen.push(nonce);
    if (!good.includes(nonce)) throw refusal;
    return `ok ${nonce}`;
  };
  return { seen, send };
}

describe('a refused nonce', () => {
  it('CO-1 withFreshNonce fetches no nonce if the first one is valid', async () => {
    const { send, seen } = server('a');
    expect(await withFreshNonce('a', send, () => Promise.reject(new Error('not needed')))).toBe('ok a');
    expect(seen).toEqual(['a']);
  });

  it('CO-1 withFreshNonce replaces a refused nonce once and sends the request again', async () => {
    const { send, seen } = server('b');
    expect(await withFreshNonce('a', send, async () => 'b')).toBe('ok b');
    expect(seen).toEqual(['a', 'b']);
  });

  it.each([null, '', 'a'])('CO-1 withFreshNonce rejects if the fresh nonce is %j', async (fresh) => {
    const { send, seen } = server('b');
    await expect(withFreshNonce('a', send, async () => fresh)).rejects.toBe(refusal);
    expect(seen).toEqual(['a']);
  });

  it('CO-1 withFreshNonce does not send a request a third time', async () => {
    const { send, seen } = server();
    await expect(withFreshNonce('a', send, async () => 'b')).rejects.toBe(refusal);
    expect(seen).toEqual(['a', 'b']);
  });

  it('CP-2 withFreshNonce replaces a nonce once if the server silently ignores the request', async () => {
    const seen: string[] = [];
    const send = async (nonce: string) => {
      seen.push(nonce);
      return nonce === 'c' ? 'done' : 'ignored, use b';
    };
    const ask = (fresh: (answer?: string) => string | null) =>
      withFreshNonce('a', send, fresh, (answer) => answer !== 'done');
    expect(await ask((answer) => answer?.at(-1) ?? null)).toBe('ignored, use b');
    expect(await ask(() => 'c')).toBe('done');
    expect(await ask(() => 'a')).toBe('ignored, use b');
    expect(seen).toEqual(['a', 'b', 'a', 'c', 'a']);
  });

  it('CO-1 withFreshNonce rejects with any other error unchanged', async () => {
    const broken = new Error('broken');
    const send = () => Promise.reject(broken);
    await expect(withFreshNonce('a', send, async () => 'b')).rejects.toBe(broken);
  });
});

describe('a freshly fetched nonce', () => {
  const page = (html: string) => ({
    http: { page: async () => ({ text: html, url: '' }) } as unknown as Http,
    names,
    config: {} as SiteConfig,
  });
  const source = { pageUrl: '/cart/', key: 'applyCoupon' } as const;

  it.each([
    [
      'in the format of new servers',
      '<script>var wc_cart_params = {"ajax_url":"/x","apply_coupon_nonce":"4f5e6d"};</script>',
    ],
    [
      'with white space',
      '<script>var p = {"apply_coupon_nonce" : "no","apply_coupon_nonce": "4f5e6d"};</script>',
    ],
  ])('CO-1 fetchNonce reads a nonce from the page, %s', async (_how, html) => {
    expect(await fetchNonce(page(html), source)).toBe('4f5e6d');
  });

  it('CO-1 fetchNonce bypasses the browser’s cache and page caches', async () => {
    const sent: Request[] = [];
    const here = testSite(async (input, init) => {
      sent.push(new Request(input, init));
      return htmlAnswer('"apply_coupon_nonce":"4f5e6d"');
    });
    expect(await fetchNonce(here, { ...source, pageUrl: '/cart/?lang=he' })).toBe('4f5e6d');
    expect(sent[0]?.cache).toBe('no-store');
    expect(sent[0]?.url).toMatch(/^https:\/\/shop\.test\/cart\/\?lang=he&nocache=\d+$/);
  });

  it.each([
    ['a page without the nonce', '<p>Cart</p>'],
    ['null in place of the nonce', '"apply_coupon_nonce":null'],
    ['markup in place of the nonce', '"apply_coupon_nonce":"<img src=x>"'],
  ])('CO-1 fetchNonce returns null for %s', async (_how, html) => {
    expect(await fetchNonce(page(html), source)).toBeNull();
  });
});

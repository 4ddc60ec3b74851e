import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fontFiles, fontFolder } from '../pages/theme-files.ts';
import { openShop } from '../shop/shop.ts';
import { seedSampleShop } from '../shop/testing/sample-shop.ts';
import { memoryRepository } from '../store/memory.ts';
import { createApp } from './app.ts';
import { startDemo } from './listen.ts';
import { nodePlatform } from './node-platform.ts';
import { testPages } from './testing/test-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'iyim-bundle-'));
const bundle = join(folder, 'bundle');
const script = `export const text = '${'שלום '.repeat(200)}';`;
let app: ReturnType<typeof createApp>;
let faulty: ReturnType<typeof createApp>;

beforeAll(async () => {
  mkdirSync(bundle);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(bundle, 'iyim.js'), script);
  mkdirSync(join(bundle, 'chunks/0k3x9a'), { recursive: true });
  writeFileSync(join(bundle, 'chunks/0k3x9a/countdown.js'), script);
  writeFileSync(join(bundle, 'search-suggestions.js'), script);
  symlinkSync(join(folder, 'secret.txt'), join(bundle, 'link.txt'));
  const repository = memoryRepository();
  seedSampleShop(repository);
  repository.savePicture({
    id: 1,
    file: 'mug.svg',
    svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    width: 1,
    height: 1,
    title: { he: '', en: '' },
    alt: { he: '', en: '' },
  });
  const shop = await openShop(repository, nodePlatform);
  app = createApp({ shop, pages: testPages, bundle });
  faulty = createApp({ shop, pages: testPages, bundle, faults: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('pages', () => {
  it('RT-14 each page has the strict policy with a new nonce', async () => {
    const responses = await Promise.all([app.request('/'), app.request('/')]);
    const nonces = await Promise.all(
      responses.map(async (response) => {
        const nonce = /data-nonce="(\w+)"/.exec(await response.text())?.[1];
        expect(response.headers.get('content-security-policy')).toBe(
          `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types iyim; base-uri 'self'; form-action 'self'; frame-ancestors 'self'`,
        );
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('RT-13 the back/forward cache may keep ordinary pages, but not pages with a visitor’s own data', async () => {
    const ordinary = await app.request('/shop/', { headers: { cookie: 'woocommerce_items_in_cart=1' } });
    expect(ordinary.headers.get('cache-control')).toBeNull();
    for (const path of ['/cart/', '/en/cart/', '/my-account/orders/', '/checkout/order-received/1/']) {
      const { headers } = await app.request(path);
      expect(headers.get('cache-control')).toBe('no-cache, must-revalidate, max-age=0, private');
      expect(headers.get('expires')).toBe('Wed, 11 Jan 1984 05:00:00 GMT');
    }
  });

  it('PG-3 the server responds with 404 for a missing page, and with 500 without the reason for a failure', async () => {
    expect((await app.request('/missing/')).status).toBe(404);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await app.request('/broken/');
    expect([broken.status, await broken.text(), logged.mock.calls.length]).toEqual([
      500,
      'Internal server error',
      1,
    ]);
    logged.mockRestore();
  });

  it('SEC-3 the server refuses a request body that is too large', async () => {
    const body = new Uint8Array(13 * 1024 * 1024);
    const headers = { 'content-length': String(body.length), 'content-type': 'application/octet-stream' };
    expect((await app.request('/', { method: 'POST', body, headers })).status).toBe(413);
    const ajax = await app.request('/wp-admin/admin-ajax.php', {
      method: 'POST',
      body,
      headers: { ...headers, referer: 'http://localhost/en/apply/' },
    });
    expect([ajax.status, await ajax.json()]).toEqual([
      413,
      {
        success: false,
        data: {
          message: 'The form is too large: all files together may have at most 10 MB.',
          errors: [],
          data: [],
        },
      },
    ]);
  });
});

describe('hosts', () => {
  it('SEC-3 the server responds only under this machine’s own host names, because pages link to the name from the request', async () => {
    expect((await app.request('http://evil.example/en/shop/')).status).toBe(421);
    for (const host of ['127.0.0.1:8080', 'localhost:9', '[::1]'])
      expect((await app.request(`http://${host}/en/shop/`)).status).toBe(200);
  });
});

describe('large bodies', () => {
  const file = new Uint8Array(1024 * 1024);
  const send = (to: ReturnType<typeof createApp>, size = file.length, remoteAddress = '') => {
    const body = new FormData();
    body.set('picture', new File([file.subarray(0, size)], 'a.png'));
    const incoming = { socket: { remoteAddress } } as IncomingMessage;
    return to.request(
      '/',
      { method: 'POST', body, headers: { 'content-length': String(size) } },
      { incoming },
    );
  };

  it('SEC-3 the server reads three large request bodies at a time, and does not delay small ones', async () => {
    const repository = memoryRepository();
    seedSampleShop(repository);
    const held: (() => void)[] = [];
    let most = 0;
    const slow = createApp({
      shop: await openShop(repository, nodePlatform),
      async pages(_, { files }) {
        if (files[0]?.file.size === file.length) {
          const gate = new Promise<void>((open) => held.push(open));
          most = Math.max(most, held.length);
          await gate;
        }
        return new Response('good');
      },
    });
    const answers = Promise.all(
      Array.from({ length: 8 }, (_, visitor) => send(slow, file.length, `10.0.0.${visitor}`)),
    );
    await vi.waitFor(() => expect(held).toHaveLength(3));
    // If the server had read a fourth large body, `most` would be 4 by the time this small request is answered.
    expect((await send(slow, 10)).status).toBe(200);
    let isDone = false;
    void answers.then(() => {
      isDone = true;
    });
    await vi.waitFor(() => {
      held.splice(0).forEach((open) => void open());
      expect(isDone).toBe(true);
    });
    expect([most, (await answers).map(({ status }) => status)]).toEqual([3, Array(8).fill(200)]);
  });

  it('SEC-3 the server logs no error for a request whose sender disconnects', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut = async (isAway: boolean): Promise<number> => {
      const leaving = new AbortController();
      const body = new ReadableStream({
        pull(stream) {
          if (isAway) leaving.abort();
          stream.error(new Error('aborted'));
        },
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '9000' };
      const init = { method: 'POST', body, headers, duplex: 'half', signal: leaving.signal };
      await app.request('/', init);
      return logged.mock.calls.length;
    };
    expect([await cut(true), await cut(false)]).toEqual([0, 1]);
    logged.mockRestore();
  });
});

describe('files', () => {
  const at = (path: string, headers: Record<string, string> = {}) =>
    app.request(`/wp-content/plugins/iyim/${path}`, { headers });

  it('RT-15 browsers must revalidate entries and stand-alone scripts, and may keep chunks', async () => {
    const entry = await at('iyim.js');
    expect(entry.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(entry.headers.get('cache-control')).toBe('no-cache');
    expect(await entry.text()).toBe(script);
    const again = await at('iyim.js', { 'if-none-match': entry.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const kept = async (path: string) => (await at(path)).headers.get('cache-control');
    expect(await kept('search-suggestions.js')).toBe('no-cache');
    expect(await kept('chunks/0k3x9a/countdown.js')).toBe('public, max-age=31536000, immutable');
  });

  it('RT-15 the server compresses the library’s files with an encoding that the browser accepts', async () => {
    const brotli = await at('iyim.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
    expect((await at('iyim.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '..%5csecret.txt',
    '%00',
    '%',
    'link.txt',
    '.',
    'nothing.js',
    '%2fetc%2fpasswd',
  ])('SEC-3 the server serves no file at %s', async (path) => {
    const response = await at(path);
    expect([response.status, (await response.text()).includes('secret')]).toEqual([
      path.startsWith('../') || path.startsWith('%2e') ? 200 : 404,
      false,
    ]);
  });

  it('RT-12 the server serves jQuery at the CMS’s path', async () => {
    const response = await app.request('/wp-includes/js/jquery/jquery.min.js');
    expect(await response.text()).toContain('jQuery v3.');
  });

  it('RT-15 the server serves the theme’s font as one small file per alphabet, cached for a week', async () => {
    const sizes = await Promise.all(
      fontFiles.map(async (path) => {
        const response = await app.request(path);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
        expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
        return (await response.arrayBuffer()).byteLength;
      }),
    );
    expect(sizes.map((size) => Math.ceil(size / 1000))).toEqual([8, 23]);
    expect((await app.request(`${fontFolder}..%2fpackage.json`)).status).toBe(404);
  });

  it('SEC-1 the server serves pictures with a policy that runs no script', async () => {
    const response = await app.request('/wp-content/uploads/mug.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect((await app.request('/wp-content/uploads/none.svg')).status).toBe(404);
    expect((await app.request('/wp-content/uploads/%E0%A4%A')).status).toBe(404);
  });
});

describe('faults', () => {
  const fragments = '/?wc-ajax=get_refreshed_fragments';

  it('CF-2 the server applies a fault that a header, a query or a cookie requests', async () => {
    const cookie = `demo_fault=${encodeURIComponent('status=503;body=busy')}`;
    for (const response of [
      await faulty.request(fragments, { headers: { 'x-demo-fault': 'status=503;body=busy' } }),
      await faulty.request(`${fragments}&demo-fault=status=503;body=busy`),
      await faulty.request(fragments, { headers: { cookie } }),
    ])
      expect([response.status, await response.text()]).toEqual([503, 'busy']);
  });

  it('SEC-3 the server ignores requests for faults unless it was started with faults', async () => {
    const cookie = `demo_fault=${encodeURIComponent('status=503')}`;
    for (const response of [
      await app.request(fragments, { headers: { 'x-demo-fault': 'status=503' } }),
      await app.request(`${fragments}&demo-fault=status=503`),
      await app.request(fragments, { headers: { cookie } }),
    ])
      expect(response.status).toBe(200);
  });

  it('SEC-1 the server sends the body of a fault as text that no browser runs', async () => {
    const { headers } = await faulty.request('/?demo-fault=body=<script>alert(1)</script>');
    expect(headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('CF-9 a fault with only a body has status 200, and a fault with only a status has an empty body', async () => {
    const body = await faulty.request(fragments, { headers: { 'x-demo-fault': 'body=-1' } });
    expect([body.status, await body.text()]).toEqual([200, '-1']);
    const status = await faulty.request(fragments, { headers: { 'x-demo-fault': 'status=500' } });
    expect([status.status, await status.text()]).toEqual([500, '']);
  });

  it('CF-2 the server applies faults only to matching requests, and only as often as they specify', async () => {
    const headers = { 'x-demo-fault': 'status=500;match=get_refreshed;times=1' };
    expect((await faulty.request('/shop/', { headers })).status).toBe(200);
    expect((await faulty.request(fragments, { headers })).status).toBe(500);
    expect((await faulty.request(fragments, { headers })).status).toBe(200);
    const again = { 'x-demo-fault': 'status=500;match=get_refreshed;times=1;id=2' };
    expect((await faulty.request(fragments, { headers: again })).status).toBe(500);
  });

  it('CF-1 a fault delays an answer or cuts the connection', async () => {
    const demo = await startDemo({
      port: 0,
      db: ':memory:',
      seed: seedSampleShop,
      pages: testPages,
      faults: true,
    });
    try {
      const started = performance.now();
      const slow = await fetch(new URL(fragments, demo.url), { headers: { 'x-demo-fault': 'delay=150' } });
      expect(slow.status).toBe(200);
      expect(performance.now() - started).toBeGreaterThanOrEqual(145);
      await expect(
        fetch(new URL(fragments, demo.url), { headers: { 'x-demo-fault': 'drop' } }),
      ).rejects.toThrow();
      expect((await fetch(demo.url)).status).toBe(200);
    } finally {
      await demo.close();
    }
  });
});

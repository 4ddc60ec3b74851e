import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaptcha } from '../testing/fake-captcha.ts';
import type { CaptchaProvider, ProviderSource } from './captcha-request.ts';
import { waitForProvider } from './captcha-request.ts';

const page = {
  provider: null as CaptchaProvider | null,
  tag: null as HTMLScriptElement | null,
  isDead: false,
  reads: 0,
};
const loads: { resolve(): void; reject(error: Error): void }[] = [];
const source: ProviderSource = {
  read() {
    page.reads += 1;
    return page.provider;
  },
  script: () => page.tag,
  isDead: () => page.isDead,
  loadAgain: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
};
let island = new AbortController();

/** Starts to wait for the provider, and returns a record of the outcome. */
function wait(again = false) {
  const seen = { outcome: 'waiting' };
  waitForProvider(source, island.signal, again).then(
    () => {
      seen.outcome = 'ready';
    },
    (error: Error) => {
      seen.outcome = error.message;
    },
  );
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  Object.assign(page, { provider: null, tag: null, isDead: false, reads: 0 });
  loads.length = 0;
  island = new AbortController();
});

describe('waiting for the captcha provider', () => {
  it('FM-9 waitForProvider checks every 350 ms until the provider is ready', async () => {
    const seen = wait();
    await vi.advanceTimersByTimeAsync(349);
    expect(page.reads).toBe(1);
    page.provider = fakeCaptcha();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe('ready');
    expect(page.reads).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('FM-9 waitForProvider resolves immediately if the provider is ready', async () => {
    page.provider = fakeCaptcha();
    const seen = wait();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe('ready');
  });

  it('FM-9 waitForProvider gives up after 10 s', async () => {
    const seen = wait();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(seen.outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe('the captcha provider was not ready after 10000 ms');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('FM-9 waitForProvider gives up immediately when the provider’s script cannot be loaded', async () => {
    page.tag = document.createElement('script');
    const seen = wait();
    page.tag.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe('the captcha provider could not be loaded');
  });

  it('FM-9 waitForProvider loads the provider’s script again at a second attempt and waits for it', async () => {
    page.tag = document.createElement('script');
    const seen = wait(true);
    expect(loads).toHaveLength(1);
    page.provider = fakeCaptcha();
    loads[0]?.resolve();
    await vi.advanceTimersByTimeAsync(350);
    expect(seen.outcome).toBe('ready');
    page.provider = null;
    const third = wait(true);
    loads[1]?.reject(new Error('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(third.outcome).toBe('the captcha provider could not be loaded');
  });

  it('FM-9 waitForProvider immediately reloads a provider’s script that failed earlier', async () => {
    Object.assign(page, { tag: document.createElement('script'), isDead: true });
    const seen = wait();
    loads[0]?.reject(new Error('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe('the captcha provider could not be loaded');
  });

  it('FM-9 waitForProvider stops waiting when the island ends', async () => {
    const seen = wait();
    island.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe('the captcha provider is no longer waited for');
    expect(vi.getTimerCount()).toBe(0);
  });
});

import type { CaptchaProvider, ProviderSource } from './provider.ts';

/** Ms between two looks. */
const POLL = 350;
/** Ms until a provider that says nothing counts as unreachable. */
export const GIVE_UP = 10_000;

/**
 * Waits until the provider is ready (FM-9). Rejects when its script could not be loaded, when nothing came within 10 s,
 * and when `signal` aborts. A script that died before, and any when asked to `again`, is loaded once more.
 */
export function waitForProvider(
  source: ProviderSource,
  signal: AbortSignal,
  again = false,
): Promise<CaptchaProvider> {
  return new Promise((resolve, reject) => {
    const ready = source.read();
    if (ready) return resolve(ready);
    const waiting = new AbortController();
    const end = (settle: () => void) => {
      waiting.abort();
      settle();
    };
    const fail = (what: string) => end(() => reject(new Error(`the captcha provider ${what}`)));
    const look = setInterval(() => {
      const provider = source.read();
      if (provider) end(() => resolve(provider));
    }, POLL);
    const giveUp = setTimeout(() => fail(`was not ready after ${GIVE_UP} ms`), GIVE_UP);
    waiting.signal.addEventListener('abort', () => {
      clearInterval(look);
      clearTimeout(giveUp);
    });
    signal.addEventListener('abort', () => fail('is no longer waited for'), { signal: waiting.signal });

    const tag = source.script();
    const unreachable = () => fail('could not be loaded');
    if (tag && (again || source.isDead())) source.loadAgain(tag).catch(unreachable);
    else tag?.addEventListener('error', unreachable, { signal: waiting.signal });
  });
}

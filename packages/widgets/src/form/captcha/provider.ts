import { pageGlobal, runScriptAgain } from '@iyim/runtime/widget';
import { GLOBAL } from './captcha-names.ts';

export interface RenderOptions {
  readonly sitekey: string;
  readonly size: string;
  readonly theme: string;
  readonly badge: string;
  readonly hl: string;
  readonly callback: () => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What the captcha provider's script puts on the page, as far as forms need it. */
export interface CaptchaProvider {
  render(place: Element, options: RenderOptions): number;
  execute(id: number, options: { action: string }): PromiseLike<string>;
  reset(id: number): void;
  getResponse(id: number): string;
}

/** Where a form finds its provider. Given as an argument, so that the waiting can be tested without one. */
export interface ProviderSource {
  /** Null until the provider is ready. */
  read(): CaptchaProvider | null;
  /** The provider's script tag, where the page has one. */
  script(): HTMLScriptElement | null;
  /** The page has loaded, and the provider's script has left nothing behind: it could not be loaded. */
  isDead(): boolean;
  /** Loads the script once more. Rejects when it can not be loaded. */
  loadAgain(tag: HTMLScriptElement): Promise<void>;
}

const METHODS = ['render', 'execute', 'reset', 'getResponse'];

/** The provider that the page's own script tag brings. */
export function pageProvider(): ProviderSource {
  return {
    read() {
      const found: unknown = pageGlobal(GLOBAL);
      return isProvider(found) ? found : null;
    },
    script: () =>
      [...document.scripts].find(
        ({ id, src }) =>
          src !== '' && (id.startsWith('elementor-recaptcha') || src.includes('recaptcha/api.js')),
      ) ?? null,
    isDead: () => document.readyState === 'complete' && pageGlobal(GLOBAL) === undefined,
    loadAgain: runScriptAgain,
  };
}

/** The provider defines its global before it is ready; an element of that id stands there, too. */
function isProvider(value: unknown): value is CaptchaProvider {
  if (typeof value !== 'object' || value === null) return false;
  return METHODS.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** Interval of the checks whether the provider is ready, in ms (§9). */
const POLL = 350;
/** Ms until a provider that says nothing counts as unreachable. */
export const GIVE_UP = 10_000;

/**
 * Waits until the provider is ready (FM-9). Rejects when its script could not be loaded, when nothing came within 10 s,
 * and when `signal` aborts. A script that died before, and any when asked to `again`, is loaded once more.
 */
export async function waitForProvider(
  source: ProviderSource,
  signal: AbortSignal,
  again = false,
): Promise<CaptchaProvider> {
  const ready = source.read();
  if (ready) return ready;
  return waitAtMost(`was not ready after ${GIVE_UP} ms`, signal, (resolve, fail, over) => {
    const look = setInterval(() => {
      const provider = source.read();
      if (provider) resolve(provider);
    }, POLL);
    over.addEventListener('abort', () => clearInterval(look));

    const tag = source.script();
    const unreachable = () => fail(providerError('could not be loaded'));
    if (tag && (again || source.isDead())) source.loadAgain(tag).catch(unreachable);
    else tag?.addEventListener('error', unreachable, { signal: over });
  });
}

const providerError = (what: string) => new Error(`the captcha provider ${what}`);

/**
 * Waits 10 s at most for what `begin` resolves with. Rejects with what it fails with, with `late` after that time, and when `signal`
 * aborts; `over` is aborted with the wait.
 */
export function waitAtMost<T>(
  late: string,
  signal: AbortSignal,
  begin: (resolve: (value: T) => void, fail: (error: unknown) => void, over: AbortSignal) => unknown,
): Promise<T> {
  const over = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(providerError(late)), GIVE_UP);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    const stop = () => reject(providerError('is no longer waited for'));
    signal.addEventListener('abort', stop, { signal: over.signal });
    begin(resolve, reject, over.signal);
  }).finally(() => over.abort());
}

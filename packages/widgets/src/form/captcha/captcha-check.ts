import {
  type CaptchaProvider,
  GIVE_UP,
  type ProviderSource,
  type RenderOptions,
  waitAtMost,
  waitForProvider,
} from './provider.ts';
import type { CaptchaMarkup } from './read-captcha.ts';

/** What keeps a form from being sent: `unreachable` is the provider's fault, the others are the visitor's to mend. */
export type CaptchaProblem = 'unreachable' | 'unticked' | 'expired';

export type CaptchaCheck = ReturnType<typeof captchaCheck>;

interface CheckOptions {
  readonly markup: CaptchaMarkup;
  readonly source: ProviderSource;
  /** Where the provider draws. */
  readonly place: Element;
  readonly signal: AbortSignal;
  readonly say: (problem: CaptchaProblem | null) => void;
}

/** A form's dealings with the captcha provider (FM-9). */
export function captchaCheck({ markup, source, place, signal, say }: CheckOptions) {
  let drawn: { readonly provider: CaptchaProvider; readonly id: number } | undefined;
  let waiting: Promise<CaptchaProvider> | undefined;
  let hasFailed = false;

  const options: RenderOptions = {
    sitekey: markup.siteKey,
    size: markup.size,
    theme: markup.theme,
    badge: markup.badge,
    hl: markup.language,
    callback: () => say(null),
    'expired-callback': () => markup.kind === 'checkbox' && say('expired'),
    'error-callback': () => say('unreachable'),
  };

  const prepare = async () => {
    if (drawn) return drawn;
    waiting ??= waitForProvider(source, signal, hasFailed).finally(() => {
      waiting = undefined;
    });
    try {
      const provider = await waiting;
      signal.throwIfAborted();
      drawn ??= { provider, id: provider.render(place, options) };
      return drawn;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  return {
    /** Draws the captcha, once, when the provider is ready. Rejects when it is not; then the next call loads it again. */
    async prepare(): Promise<void> {
      await prepare();
    },
    /** The token for this submit; empty when the visitor has not ticked. Rejects when the provider is silent. */
    async token(): Promise<string> {
      const { provider, id } = await prepare();
      if (markup.kind === 'checkbox') return provider.getResponse(id);
      const token = await inTime(provider.execute(id, { action: markup.action }), signal);
      if (typeof token !== 'string' || token === '') throw new Error('the captcha provider gave no token');
      return token;
    },
    /** A token is good for one submit: the next needs another. */
    reset: () => drawn?.provider.reset(drawn.id),
  };
}

/** What the provider promised; it may never answer. */
const inTime = <T>(answer: PromiseLike<T>, signal: AbortSignal): Promise<T> =>
  waitAtMost(`gave no token within ${GIVE_UP} ms`, signal, (resolve, fail) => answer.then(resolve, fail));

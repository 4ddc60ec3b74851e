import { pageGlobal, runScriptAgain } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';
import { captchaOf } from '../read.ts';

/** The global that the captcha provider's script defines. */
const GLOBAL = 'grecaptcha';
/** Name of the field in which a token is sent, with the provider's prefix (§3). */
export const TOKEN = 'g-recaptcha-response';

/** The provider's language codes that differ from the first part of the language tag. */
const LANGUAGES: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', und: 'en' };
/** Regional variants that the provider supports. */
const VARIANTS = /^(de-(AT|CH)|en-GB|es-419|fr-CA|pt-(BR|PT)|zh-(CN|HK|TW))$/;

/** Returns the provider's code for a language, e.g. `iw` for `he-IL`. */
export function captchaLanguage(tag: string): string {
  const [language = ''] = tag.split('-');
  const variant = `${language}-${new Intl.Locale(tag).region}`;
  return VARIANTS.test(variant) ? variant : (LANGUAGES[language] ?? language);
}

export type CaptchaMarkup = ReturnType<typeof readCaptcha>;

export function readCaptcha(form: HTMLFormElement) {
  const element = captchaOf(form);
  if (!element) throw new Error('expected a captcha in the form, found none');
  const {
    sitekey = '',
    type,
    action = 'Form',
    theme = 'light',
    size,
    badge = 'bottomright',
  } = element.dataset;
  const kind = type === 'v3' ? 'score' : 'checkbox';
  return {
    element,
    /** `score` runs at submit without the visitor; `checkbox` must be ticked by the visitor. */
    kind,
    /** Name of the action in the provider's reports on scores. */
    action,
    /** Options for rendering; `hl` is the code of the page's language. */
    appearance: {
      sitekey,
      theme,
      size: kind === 'score' ? 'invisible' : size || 'normal',
      badge,
      hl: captchaLanguage(languageOf(element)),
    },
  } as const;
}

export type RenderOptions = CaptchaMarkup['appearance'] &
  Readonly<Record<'callback' | 'expired-callback' | 'error-callback', () => void>>;

/** The part of the provider's API that forms use. */
export interface CaptchaProvider {
  render(place: Element, options: RenderOptions): number;
  execute(id: number, options: { action: string }): PromiseLike<string>;
  reset(id: number): void;
  getResponse(id: number): string;
}

const METHODS = ['render', 'execute', 'reset', 'getResponse'];

/** Finds and loads the provider. Passed as an argument, so that waiting can be tested without a provider. */
export type ProviderSource = typeof pageProvider;

/** The provider that the page's own script tag loads. */
export const pageProvider = {
  /** Returns the provider; null until it is ready. */
  read(): CaptchaProvider | null {
    const found: unknown = pageGlobal(GLOBAL);
    return isProvider(found) ? found : null;
  },
  /** Returns the provider's script tag, if the page has one. */
  script: (): HTMLScriptElement | null =>
    [...document.scripts].find(
      ({ id, src }) =>
        src !== '' && (id.startsWith('elementor-recaptcha') || src.includes('recaptcha/api.js')),
    ) ?? null,
  /** Returns whether the provider's script failed to load: the page is loaded, but the script's global is missing. */
  isDead: () => document.readyState === 'complete' && pageGlobal(GLOBAL) === undefined,
  /** Loads the script once more. Rejects if this fails. */
  loadAgain: runScriptAgain,
};

/**
 * Returns whether a value is a ready provider. The global exists before the provider is ready, and an element with the same id
 * would define it too.
 */
function isProvider(value: unknown): value is CaptchaProvider {
  if (typeof value !== 'object' || value === null) return false;
  return METHODS.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** Interval between two checks for the provider, in ms (§9). */
const POLL = 350;
/** Time in ms after which a provider that does not respond counts as unreachable. */
const GIVE_UP = 10_000;

/**
 * Waits until the provider is ready (FM-9). Rejects if its script cannot be loaded, after 10 s, and when `signal` aborts. A
 * script that has failed is loaded once more; with `again`, the script is loaded once more in any case.
 */
export async function waitForProvider(
  source: ProviderSource,
  signal: AbortSignal,
  again = false,
): Promise<CaptchaProvider> {
  const ready = source.read();
  if (ready) return ready;
  return waitAtMost(`was not ready after ${GIVE_UP} ms`, signal, (resolve, fail, over) => {
    const poll = setInterval(() => {
      const provider = source.read();
      if (provider) resolve(provider);
    }, POLL);
    over.addEventListener('abort', () => clearInterval(poll));

    const tag = source.script();
    const unreachable = () => fail(providerError('could not be loaded'));
    if (tag && (again || source.isDead())) source.loadAgain(tag).catch(unreachable);
    else tag?.addEventListener('error', unreachable, { signal: over });
  });
}

const providerError = (what: string) => new Error(`the captcha provider ${what}`);

/**
 * Waits up to 10 s for the value that `begin` resolves with. Rejects if `begin` fails, with the message `late` after that time,
 * and when `signal` aborts. `over` is aborted when the wait ends.
 */
function waitAtMost<T>(
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

/** Captcha problems that prevent a form from being sent. The visitor can fix all of them except `unreachable`. */
export type CaptchaProblem = 'unreachable' | 'unticked' | 'expired';

export type CaptchaCheck = ReturnType<typeof captchaCheck>;

interface CheckOptions {
  readonly markup: CaptchaMarkup;
  readonly source: ProviderSource;
  /** Container for the provider's widget. */
  readonly place: Element;
  readonly signal: AbortSignal;
  readonly onProblem: (problem: CaptchaProblem | null) => void;
}

/** Connects a form to the captcha provider (FM-9). */
export function captchaCheck({ markup, source, place, signal, onProblem }: CheckOptions) {
  let drawn: { readonly provider: CaptchaProvider; readonly id: number } | undefined;
  let waiting: Promise<CaptchaProvider> | undefined;
  let hasFailed = false;

  const options: RenderOptions = {
    ...markup.appearance,
    callback: () => onProblem(null),
    'expired-callback': () => markup.kind === 'checkbox' && onProblem('expired'),
    'error-callback': () => onProblem('unreachable'),
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
    /**
     * Renders the captcha when the provider is ready. Rejects if it does not become ready; the next call then loads the provider
     * again.
     */
    async prepare(): Promise<void> {
      await prepare();
    },
    /** Resolves with the token for this submit; empty if the box is not ticked. Rejects if the provider does not answer. */
    async token(): Promise<string> {
      const { provider, id } = await prepare();
      if (markup.kind === 'checkbox') return provider.getResponse(id);
      // The wait is limited, because the provider may never answer.
      const token = await waitAtMost<string>(`gave no token within ${GIVE_UP} ms`, signal, (resolve, fail) =>
        provider.execute(id, { action: markup.action }).then(resolve, fail),
      );
      if (typeof token !== 'string' || token === '') throw new Error('the captcha provider gave no token');
      return token;
    },
    /** Discards the token: each submit needs a new one. */
    reset: () => drawn?.provider.reset(drawn.id),
  };
}

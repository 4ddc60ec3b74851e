import { pageGlobal, runScriptAgain } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';
import { captchaOf } from '../read.ts';

/** The global that the captcha provider's script defines. */
const GLOBAL = 'grecaptcha';
/** The field that a token is sent in, with the provider's prefix (§3). */
export const TOKEN = 'g-recaptcha-response';

/** The provider's names of languages where they are not the tag's first part. */
const LANGUAGES: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', und: 'en' };
/** Variants that the provider has. */
const VARIANTS = /^(de-(AT|CH)|en-GB|es-419|fr-CA|pt-(BR|PT)|zh-(CN|HK|TW))$/;

/** The provider's name of a language: `iw` for `he-IL`. */
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
    /** `score` asks for nothing and is run at submit; `checkbox` is ticked by the visitor. */
    kind,
    /** What the score is about, as the provider's reports name it. */
    action,
    /** What the provider draws it with; `hl` is the page's language. */
    look: {
      sitekey,
      theme,
      size: kind === 'score' ? 'invisible' : size || 'normal',
      badge,
      hl: captchaLanguage(languageOf(element)),
    },
  } as const;
}

export type RenderOptions = CaptchaMarkup['look'] &
  Readonly<Record<'callback' | 'expired-callback' | 'error-callback', () => void>>;

/** What the captcha provider's script puts on the page, as far as forms need it. */
export interface CaptchaProvider {
  render(place: Element, options: RenderOptions): number;
  execute(id: number, options: { action: string }): PromiseLike<string>;
  reset(id: number): void;
  getResponse(id: number): string;
}

const METHODS = ['render', 'execute', 'reset', 'getResponse'];

/** Where a form finds its provider. Given as an argument, so that the waiting can be tested without one. */
export type ProviderSource = typeof pageProvider;

/** The provider that the page's own script tag brings. */
export const pageProvider = {
  /** Null until the provider is ready. */
  read(): CaptchaProvider | null {
    const found: unknown = pageGlobal(GLOBAL);
    return isProvider(found) ? found : null;
  },
  /** The provider's script tag, where the page has one. */
  script: (): HTMLScriptElement | null =>
    [...document.scripts].find(
      ({ id, src }) =>
        src !== '' && (id.startsWith('elementor-recaptcha') || src.includes('recaptcha/api.js')),
    ) ?? null,
  /** The page has loaded, and the provider's script has left nothing behind: it could not be loaded. */
  isDead: () => document.readyState === 'complete' && pageGlobal(GLOBAL) === undefined,
  /** Loads the script once more. Rejects when it can not be loaded. */
  loadAgain: runScriptAgain,
};

/** The provider defines its global before it is ready; an element of that id stands there, too. */
function isProvider(value: unknown): value is CaptchaProvider {
  if (typeof value !== 'object' || value === null) return false;
  return METHODS.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** Interval of the checks whether the provider is ready, in ms (§9). */
const POLL = 350;
/** Ms until a provider that says nothing counts as unreachable. */
const GIVE_UP = 10_000;

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
    ...markup.look,
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
      // The provider may never answer.
      const token = await waitAtMost<string>(`gave no token within ${GIVE_UP} ms`, signal, (resolve, fail) =>
        provider.execute(id, { action: markup.action }).then(resolve, fail),
      );
      if (typeof token !== 'string' || token === '') throw new Error('the captcha provider gave no token');
      return token;
    },
    /** A token is good for one submit: the next needs another. */
    reset: () => drawn?.provider.reset(drawn.id),
  };
}

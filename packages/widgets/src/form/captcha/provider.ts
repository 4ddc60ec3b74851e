import { runScriptAgain } from '@iyim/runtime/widget';
import { CAPTCHA } from '../names.ts';

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
      const found: unknown = Reflect.get(window, CAPTCHA);
      return isProvider(found) ? found : null;
    },
    script: () =>
      [...document.scripts].find(
        ({ id, src }) =>
          src !== '' && (id.startsWith('elementor-recaptcha') || src.includes('recaptcha/api.js')),
      ) ?? null,
    isDead: () => document.readyState === 'complete' && Reflect.get(window, CAPTCHA) === undefined,
    loadAgain: runScriptAgain,
  };
}

/** The provider defines its global before it is ready; an element of that id stands there, too. */
function isProvider(value: unknown): value is CaptchaProvider {
  if (typeof value !== 'object' || value === null) return false;
  return METHODS.every((name) => typeof Reflect.get(value, name) === 'function');
}

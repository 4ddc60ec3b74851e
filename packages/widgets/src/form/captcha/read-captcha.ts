import { languageOf } from '@iyim/runtime/shop';
import { captchaOf } from '../read.ts';

export interface CaptchaMarkup {
  readonly element: HTMLElement;
  readonly siteKey: string;
  /** `score` asks for nothing and is run at submit; `checkbox` is ticked by the visitor. */
  readonly kind: 'checkbox' | 'score';
  /** What the score is about, as the provider's reports name it. */
  readonly action: string;
  readonly theme: string;
  readonly size: string;
  readonly badge: string;
  /** The page's language, by the provider's own name for it. */
  readonly language: string;
}

/** What the captcha's provider calls the languages. */
const LANGUAGES = { he: 'iw', en: 'en' } as const;

export function readCaptcha(form: HTMLFormElement): CaptchaMarkup {
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
    siteKey: sitekey,
    kind,
    action,
    theme,
    size: kind === 'score' ? 'invisible' : size || 'normal',
    badge,
    language: LANGUAGES[languageOf(element)],
  };
}

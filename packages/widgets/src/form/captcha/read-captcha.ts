import { languageOf } from '@iyim/runtime/shop';
import { captchaOf } from '../read.ts';

export type CaptchaMarkup = ReturnType<typeof readCaptcha>;

/** What the captcha's provider calls the languages. */
const LANGUAGES = { he: 'iw', en: 'en' } as const;

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
    siteKey: sitekey,
    /** `score` asks for nothing and is run at submit; `checkbox` is ticked by the visitor. */
    kind,
    /** What the score is about, as the provider's reports name it. */
    action,
    theme,
    size: kind === 'score' ? 'invisible' : size || 'normal',
    badge,
    /** The page's language, by the provider's own name for it. */
    language: LANGUAGES[languageOf(element)],
  } as const;
}

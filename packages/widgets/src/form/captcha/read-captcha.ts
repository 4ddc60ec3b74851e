import { languageOf } from '@iyim/runtime/shop';
import { captchaOf } from '../read.ts';

export type CaptchaMarkup = ReturnType<typeof readCaptcha>;

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
    language: captchaLanguage(languageOf(element)),
  } as const;
}

import { fetchBehaviour } from '../site/behaviour.ts';
import type { Messages } from '../site/config-shape.ts';
import { directionOf } from '../site/language-tag.ts';
import { pageConfig } from '../site/page-config.ts';
import { ownValue } from '../site/plain.ts';
import { foreignTexts, languageOf } from './foreign-texts.ts';

/** Language of the widgets' texts on pages whose language has no texts, unless the configuration sets another (RT-22). */
const FALLBACK_LANGUAGE = 'en';

/**
 * Returns the language of the widgets' texts at an element: the element's language, the configured `locale` or English, whichever
 * is the first that has texts.
 */
export function textLanguageOf(element: Element): string {
  const hasTexts = (tag: string) => ownValue(sharedMessages, tag) ?? ownValue(pageConfig().messages, tag);
  return languagesFor(element).find((tag) => rangesOf(tag).some(hasTexts)) ?? FALLBACK_LANGUAGE;
}

/** Returns the tags of the languages to look a text up in, in order. */
const languagesFor = (element: Element): readonly string[] => [
  languageOf(element),
  pageConfig().locale ?? FALLBACK_LANGUAGE,
  FALLBACK_LANGUAGE,
];

/** Returns a tag and its more general tags: `zh-Hant-TW`, `zh-Hant`, `zh`. */
function rangesOf(tag: string): string[] {
  const subtags = tag.split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/** Texts that more than one widget shows. */
export const sharedMessages: Readonly<Record<'he' | 'en', Readonly<Record<string, string>>>> = {
  he: {
    close: 'סגירה',
    retry: 'לנסות שוב',
    loading: 'טוענים…',
    unknownError: 'אירעה שגיאה לא ידועה.',
    invalidAnswer: 'התשובה אינה תשובת JSON תקינה.',
    offline: 'נראה שאין חיבור לרשת.',
    timeout: 'השרת לא ענה בזמן.',
  },
  en: {
    close: 'Close',
    retry: 'Try again',
    loading: 'Loading…',
    unknownError: 'An unknown error occurred.',
    invalidAnswer: 'The response is not a valid JSON response.',
    offline: 'You are probably offline.',
    timeout: 'The server did not answer in time.',
  },
};

/**
 * Returns a text in the language of `element` (RT-22), from the page configuration (`messages.he["mini-cart.close"]`, then
 * `messages.he.close`), then the widget's catalogue, then the shared one. A text missing in `fr-CA` is taken from `fr`, then from
 * the configured `locale`, then from English; the last resort is the key itself. `values.count`, or the first number in `values`,
 * chooses the plural form, which is searched for in the same order. `{name}` is replaced from `values`; numbers are written in
 * the language's format.
 */
export function translate(
  element: Element,
  widget: string,
  catalogue: Messages | undefined,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { messages } = pageConfig();
  const count = Number(values.count ?? Object.values(values).find((value) => typeof value === 'number'));
  for (const language of languagesFor(element)) {
    const form = (message: unknown) => formOf(message, language, count);
    for (const tag of rangesOf(language)) {
      const configured = ownValue(messages, tag);
      const found =
        form(ownValue(configured, `${widget}.${key}`)) ??
        form(ownValue(configured, key)) ??
        form(ownValue(ownValue(catalogue, tag), key)) ??
        form(ownValue(ownValue(sharedMessages, tag), key));
      if (found === undefined) continue;
      return noteForeign(fill(found, language, values), language, element);
    }
  }
  return fill(key, FALLBACK_LANGUAGE, values);
}

/** Maximum number of remembered texts in other languages. Beyond that, the oldest are dropped. */
const MAX_FOREIGN_TEXTS = 1000;

/**
 * Returns a text in `language` for display in `element`: between invisible isolates if the languages differ in direction. The
 * first text in another language starts the code that sets `lang` on each element of an island that shows such a text (RT-22).
 */
function noteForeign(text: string, language: string, element: Element): string {
  const here = languageOf(element);
  if (language === here && language === languageOf(element.ownerDocument.documentElement)) return text;
  const shown = directionOf(language) === directionOf(here) ? text : setApart(text);
  const { languages } = foreignTexts();
  if (languages.size === 0)
    void fetchBehaviour('foreign-texts', async () => (await import('./mark-texts.ts')).markTexts);
  languages.delete(shown); // keeps the newest last
  languages.set(shown, language);
  const [oldest] = languages.keys();
  if (languages.size > MAX_FOREIGN_TEXTS && oldest !== undefined) languages.delete(oldest);
  return shown;
}

/** Returns the form of a message for `count`; undefined if the form is missing or the page's value is not a text. */
function formOf(message: unknown, language: string, count: number): string | undefined {
  if (typeof message !== 'object' || message === null)
    return typeof message === 'string' ? message : undefined;
  const text = ownValue(message, new Intl.PluralRules(language).select(count)) ?? ownValue(message, 'other');
  return typeof text === 'string' ? text : undefined;
}

function fill(text: string, language: string, values: Readonly<Record<string, string | number>>): string {
  const write = (value: unknown) =>
    typeof value === 'number' ? writeNumber(value, language) : String(value);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = ownValue(values, name);
    return value === undefined ? placeholder : isolate(write(value), language);
  });
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Returns a number with the digits and separators of the language. */
function writeNumber(value: number, language: string): string {
  // By default Intl rounds to three decimals.
  const format =
    numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumSignificantDigits: 15 });
  numberFormats.set(language, format);
  return format.format(value);
}

/** Letters, marks and digits of scripts written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;
const PLAIN_NUMBER = /^[\d.,:/]*%?$/;

/** Isolates a value between the invisible controls FSI and PDI, so that it does not reorder with the text around it. */
const setApart = (value: string): string => `\u2068${value}\u2069`;

/**
 * Isolates a value in a text of `language` if it could be displayed in the wrong place: a value with letters of the other
 * direction, or, in a right-to-left language, a value without letters whose signs would change sides ("-5"). Words of the
 * language itself and plain numbers never move. They are returned unchanged, so that texts can be compared and copied.
 */
export function isolate(value: string, language: string): string {
  const rest = value.replace(RIGHT_TO_LEFT, '');
  const isRightToLeft = rest !== value;
  if (directionOf(language) === 'ltr') return isRightToLeft ? setApart(value) : value;
  return /\p{L}/u.test(rest) || (!isRightToLeft && !PLAIN_NUMBER.test(value)) ? setApart(value) : value;
}

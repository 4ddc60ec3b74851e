import { fetchBehaviour } from '../site/behaviour.ts';
import type { Messages } from '../site/config-shape.ts';
import { directionOf } from '../site/language-tag.ts';
import { pageConfig } from '../site/page-config.ts';
import { own } from '../site/plain.ts';
import { foreignTexts, languageOf } from './foreign-texts.ts';

/** Language of the texts on pages in a language without texts, unless the configuration names another (RT-22). */
const FALLBACK_LANGUAGE = 'en';

/** Tag of the language of the widgets' texts at an element: the element's language, if it has texts, else the fallback. */
export function textLanguageOf(element: Element): string {
  const hasTexts = (tag: string) => own(sharedMessages, tag) ?? own(pageConfig().messages, tag);
  return languagesFor(element).find((tag) => rangesOf(tag).some(hasTexts)) ?? FALLBACK_LANGUAGE;
}

/** Tags of the languages to look for a text in. */
const languagesFor = (element: Element): readonly string[] => [
  languageOf(element),
  pageConfig().locale ?? FALLBACK_LANGUAGE,
  FALLBACK_LANGUAGE,
];

/** A tag and the wider ones: `zh-Hant-TW`, `zh-Hant`, `zh`. */
function rangesOf(tag: string): string[] {
  const subtags = tag.split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/** Texts that more than one widget shows. */
export const sharedMessages: Readonly<Record<'he' | 'en', Readonly<Record<string, string>>>> = {
  he: {
    close: 'סגירה',
    retry: 'לנסות שוב',
    loading: 'בטעינה…',
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
 * A text in the language of `element` (RT-22): from the page configuration (`messages.he["mini-cart.close"]`, then
 * `messages.he.close`), else the widget's own catalogue, else the shared one. A text missing in `fr-CA` is looked for in `fr`, then in the
 * configured `locale`, then in English; the last resort is the key itself. Of a text with plural forms it is the form for
 * `values.count`, else for the first number, looked for in the same order. `{name}` is replaced from `values`; numbers are written as the language does.
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
      const configured = own(messages, tag);
      const found =
        form(own(configured, `${widget}.${key}`)) ??
        form(own(configured, key)) ??
        form(own(own(catalogue, tag), key)) ??
        form(own(own(sharedMessages, tag), key));
      if (found === undefined) continue;
      return noteForeign(fill(found, language, values), language, element);
    }
  }
  return fill(key, FALLBACK_LANGUAGE, values);
}

/** Of more than these, the oldest are forgotten. */
const MAX_FOREIGN_TEXTS = 1000;

/**
 * Returns a text in `language` as `element` is to show it: between invisible isolates where the languages differ in direction. From the
 * first text that differs in language on, each element of ours that shows such a text gets its `lang` (RT-22).
 */
function noteForeign(text: string, language: string, element: Element): string {
  const here = languageOf(element);
  if (language === here && language === languageOf(element.ownerDocument.documentElement)) return text;
  const shown = directionOf(language) === directionOf(here) ? text : setApart(text);
  const { languages } = foreignTexts();
  if (languages.size === 0)
    void fetchBehaviour('foreign-texts', async () => (await import('./mark-texts.ts')).markTexts);
  languages.delete(shown); // the newest comes last
  languages.set(shown, language);
  const [oldest] = languages.keys();
  if (languages.size > MAX_FOREIGN_TEXTS && oldest !== undefined) languages.delete(oldest);
  return shown;
}

/** Undefined where there is no such form, and for what a page may have written instead of a text. */
function formOf(message: unknown, language: string, count: number): string | undefined {
  if (typeof message !== 'object' || message === null)
    return typeof message === 'string' ? message : undefined;
  const text = own(message, new Intl.PluralRules(language).select(count)) ?? own(message, 'other');
  return typeof text === 'string' ? text : undefined;
}

function fill(text: string, language: string, values: Readonly<Record<string, string | number>>): string {
  const write = (value: unknown) =>
    typeof value === 'number' ? writeNumber(value, language) : String(value);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = own(values, name);
    return value === undefined ? placeholder : isolate(write(value), language);
  });
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number in digits of the language, with its separators. */
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

/** Puts a value between FSI and PDI, invisible controls: neither it nor the text around it reorders the other. */
const setApart = (value: string): string => `\u2068${value}\u2069`;

/**
 * Isolates a value in a text of `language` if it could be drawn in the wrong place: one with letters of the other direction, and in a language written from right to left one
 * without letters whose signs would change sides ("-5"). Words of the language itself and plain numbers never move and stay as they are, so
 * that texts can be compared and copied.
 */
export function isolate(value: string, language: string): string {
  const rest = value.replace(RIGHT_TO_LEFT, '');
  const isRightToLeft = rest !== value;
  if (directionOf(language) === 'ltr') return isRightToLeft ? setApart(value) : value;
  return /\p{L}/u.test(rest) || (!isRightToLeft && !PLAIN_NUMBER.test(value)) ? setApart(value) : value;
}

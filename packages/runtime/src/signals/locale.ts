import type { Messages } from '../site/config.ts';
import { directionOf, languageTag } from '../site/language-tag.ts';
import { pageConfig } from '../site/page-config.ts';
import { own } from '../site/plain.ts';

/** Language of a page that names none, unless its configuration does (§9, RT-22). */
const DEFAULT_LANGUAGE = 'he';
/** Language of the texts on pages in a language without texts, unless the configuration names another (RT-22). */
const FALLBACK_LANGUAGE = 'en';

/** Tag of the language an element is in: of the nearest `lang`, else the configuration's `locale`, else `he`; `und` for a wrong `lang`. */
export function languageOf(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang')?.trim();
  return languageTag(lang || pageConfig().locale || DEFAULT_LANGUAGE) ?? 'und';
}

/** Tag of the language of the widgets' texts at an element: the element's language, if it has texts, else the fallback. */
export function textLanguageOf(element: Element): string {
  const hasTexts = (tag: string) => own(sharedMessages, tag) ?? own(pageConfig().messages, tag);
  return languagesFor(element).find((tag) => rangesOf(tag).some(hasTexts)) ?? FALLBACK_LANGUAGE;
}

/** The languages of the newest texts that differ from the element's or the document's, by text: callers pass on mere strings. */
const foreignTexts = new Map<string, string>();
const MAX_FOREIGN_TEXTS = 300;

function rememberLanguage(text: string, language: string, element: Element): void {
  foreignTexts.delete(text);
  const { documentElement } = element.ownerDocument;
  if (language === languageOf(element) && language === languageOf(documentElement)) return;
  foreignTexts.set(text, language);
  const [oldest] = foreignTexts.keys();
  if (foreignTexts.size > MAX_FOREIGN_TEXTS && oldest !== undefined) foreignTexts.delete(oldest);
}

/**
 * `lang` and `dir` for an element within `parent` that shows a text of `translate`, or such a text and more lines; empty where the text is in the
 * language of `parent`, and for texts of the server or the page, whose language is not known.
 */
export function textAttributes(text: string, parent: Element): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const lang = foreignTexts.get(text) ?? foreignTexts.get(text.split('\n', 1).join());
  return lang === undefined || lang === languageOf(parent) ? {} : { lang, dir: directionOf(lang) };
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
      const text = fill(found, language, values);
      rememberLanguage(text, language, element);
      return text;
    }
  }
  return fill(key, FALLBACK_LANGUAGE, values);
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

import type { Messages } from '../site/config.ts';
import { pageConfig } from '../site/page-config.ts';
import { own } from '../site/plain.ts';

export type Locale = 'he' | 'en';

/** The language an element is in, from the nearest `lang`, else the configuration's `locale`, else Hebrew. */
export function languageOf(element: Element): Locale {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? pageConfig().locale ?? '';
  return /^en\b/i.test(lang) ? 'en' : 'he';
}

/** Texts that more than one widget shows. */
export const sharedMessages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
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
 * `messages.he.close`), else the widget's own catalogue, else the shared one, else the key itself. Of a text with plural
 * forms it is the form for `values.count`, looked for in the same order. `{name}` is replaced from `values`.
 */
export function translate(
  element: Element,
  widget: string,
  catalogue: Messages | undefined,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const language = languageOf(element);
  const configured = pageConfig().messages?.[language];
  const form = (message: unknown) => formOf(message, language, Number(values.count));
  const found =
    form(own(configured, `${widget}.${key}`)) ??
    form(own(configured, key)) ??
    form(own(catalogue?.[language], key)) ??
    form(own(sharedMessages[language], key)) ??
    key;
  return found.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder));
}

/** Undefined where there is no such form, and for what a page may have written instead of a text. */
function formOf(message: unknown, language: string, count: number): string | undefined {
  if (typeof message !== 'object' || message === null)
    return typeof message === 'string' ? message : undefined;
  const text = own(message, new Intl.PluralRules(language).select(count)) ?? own(message, 'other');
  return typeof text === 'string' ? text : undefined;
}

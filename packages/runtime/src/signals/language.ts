import { pageConfig } from '../site/page-config.ts';

export type Locale = 'he' | 'en';

/** The language an element is in, from the nearest `lang`, else the configuration's `locale`, else Hebrew. */
export function languageOf(element: Element): Locale {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? pageConfig().locale ?? '';
  return /^en\b/i.test(lang) ? 'en' : 'he';
}

import type { Visit } from '../shop/visit.ts';

/** The same visit in the language a call names (`lang`); its own language for any other name. */
export const inLanguage = (visit: Visit, lang: string): Visit =>
  lang === 'he' || lang === 'en' ? { ...visit, locale: lang } : visit;

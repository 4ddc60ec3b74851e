export type Locale = 'he' | 'en';

/** The language an element is in, from the nearest `lang`: English when it says so, else Hebrew, the product's default. */
export function languageOf(element: Element): Locale {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return /^en\b/i.test(lang) ? 'en' : 'he';
}

import type { Locale } from '../../src/shop/model.ts';

/** Returns the arrow keys that move forward and back in the reading direction of a language. */
export const arrowsOf = (locale: Locale) =>
  locale === 'he'
    ? { on: 'ArrowLeft', back: 'ArrowRight' }
    : ({ on: 'ArrowRight', back: 'ArrowLeft' } as const);

/** Returns `he, rtl` or `en, ltr`, for test titles. */
export const directionIn = (locale: Locale): string => `${locale}, ${locale === 'he' ? 'rtl' : 'ltr'}`;

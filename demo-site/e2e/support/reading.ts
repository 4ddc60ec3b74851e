import type { Locale } from '../../src/shop/model.ts';

/** The arrow keys that go on and back in the direction a language is read in. */
export const arrowsOf = (locale: Locale) =>
  locale === 'he'
    ? { on: 'ArrowLeft', back: 'ArrowRight' }
    : ({ on: 'ArrowRight', back: 'ArrowLeft' } as const);

/** `he, rtl`: for the titles of tests. */
export const directionIn = (locale: Locale): string => `${locale}, ${locale === 'he' ? 'rtl' : 'ltr'}`;

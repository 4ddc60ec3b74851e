import type { Locale } from '../shop/model.ts';
import { type Html, html } from './html.ts';

const texts: Readonly<Record<Locale, (stars: number) => string>> = {
  he: (stars) => `דירוג ${stars} מתוך 5`,
  en: (stars) => `Rated ${stars} out of 5`,
};

/** Stars of five, said in words too. */
export const starRating = (stars: number, locale: Locale): Html =>
  html`<span class="star-rating" role="img" aria-label="${texts[locale](stars)}"><span aria-hidden="true">${'★'.repeat(Math.round(stars))}${'☆'.repeat(5 - Math.round(stars))}</span></span>`;

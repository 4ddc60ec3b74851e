import texts from '../../content/texts/search.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import type { Locale } from '../shop/model.ts';
import { type Html, html } from './html.ts';

/** Stars of five, said in words too. */
export const starRating = (stars: number, locale: Locale): Html =>
  html`<span class="star-rating" role="img" aria-label="${fill(texts.starRating[locale], { stars })}"><span aria-hidden="true">${'★'.repeat(Math.round(stars))}${'☆'.repeat(5 - Math.round(stars))}</span></span>`;

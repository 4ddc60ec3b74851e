import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { type Html, html } from '../../markup/html.ts';
import type { Locale, Product } from '../../shop/model.ts';
import { starIcon } from '../shell/icons.ts';

/** What customers say of a product: the same few of the demo's, beginning with another one for each. */
export function reviews({ id, rating, reviewCount }: Product, locale: Locale): Html {
  const say = texts.reviews[locale];
  if (reviewCount === 0) return html`<p>${say.none}</p>`;
  const shown = Array.from(
    { length: Math.min(reviewCount, 3) },
    (_, index) => say.reviews[(id + index) % say.reviews.length] ?? [],
  ).flat();
  return html`<p>${fill(say.summary, { stars: rating, count: reviewCount })}</p>
<ol class="commentlist">${shown.map(
    ({ name, stars, words }) =>
      html`<li class="review"><p class="star-rating">${starIcon} ${fill(say.stars, { stars })}</p><p>${words}</p><p class="review__author">${name}</p></li>`,
  )}</ol>`;
}

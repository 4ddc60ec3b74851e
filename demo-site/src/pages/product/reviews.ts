import { type Html, html } from '../../markup/html.ts';
import type { Locale, Product } from '../../shop/model.ts';
import { starIcon } from '../shell/icons.ts';

const texts = {
  he: {
    none: 'עוד אין חוות דעת. אפשר להיות הראשונים.',
    summary: (stars: number, count: number) => `${stars} מתוך 5, לפי ${count} חוות דעת. האחרונות:`,
    stars: (stars: number) => `${stars} מתוך 5`,
    reviews: [
      ['נועה', 5, 'הגיע ארוז היטב, ויפה עוד יותר ממה שנראה בתמונות.'],
      ['איתן', 4, 'איכות טובה מאוד. הצבע טיפה כהה ממה שציפיתי, ובסוף דווקא אהבתי.'],
      ['מיכל', 5, 'קניתי אחד לעצמי, וחזרתי בשביל מתנה.'],
      ['יואב', 4, 'בדיוק במידה שכתובה. המשלוח לקח ארבעה ימים.'],
      ['תמר', 5, 'משתמשת בו כל יום כבר חודשיים, ונראה כמו חדש.'],
    ],
  },
  en: {
    none: 'No reviews yet. Yours may be the first.',
    summary: (stars: number, count: number) => `${stars} out of 5, from ${count} reviews. The latest:`,
    stars: (stars: number) => `${stars} out of 5`,
    reviews: [
      ['Noa', 5, 'Came well packed, and even nicer than in the pictures.'],
      ['Eitan', 4, 'Very good quality. The colour is a shade darker than I thought, and I came to like it.'],
      ['Michal', 5, 'Bought one for myself and came back for a present.'],
      ['Yoav', 4, 'Exactly the size it says. Delivery took four days.'],
      ['Tamar', 5, 'I have used it every day for two months, and it looks new.'],
    ],
  },
} as const;

/** What customers say of a product: the same few of the demo's, beginning with another one for each. */
export function reviews({ id, rating, reviewCount }: Product, locale: Locale): Html {
  const say = texts[locale];
  if (reviewCount === 0) return html`<p>${say.none}</p>`;
  const shown = Array.from(
    { length: Math.min(reviewCount, 3) },
    (_, index) => say.reviews[(id + index) % say.reviews.length] ?? say.reviews[0],
  );
  return html`<p>${say.summary(rating, reviewCount)}</p>
<ol class="commentlist">${shown.map(
    ([name, stars, words]) =>
      html`<li class="review"><p class="star-rating">${starIcon} ${say.stars(stars)}</p><p>${words}</p><p class="review__author">${name}</p></li>`,
  )}</ol>`;
}

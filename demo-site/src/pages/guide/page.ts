import { guideChapters, guidePieces } from '../../content/guide.ts';
import { contentsBox } from '../../markup/contents-box.ts';
import { type Html, html } from '../../markup/html.ts';
import { type Piece, portfolio } from '../../markup/portfolio.ts';
import { shareButtons } from '../../markup/share-buttons.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 374;

export const guidePath = (locale: Locale): string => localPath('/guide/', locale);

export const guideTexts = {
  he: {
    title: 'לבחור ולשמור',
    lead: 'איך בוחרים כלי, בגד או מנורה שיישארו, ומה עושים כדי שיישארו יפים. נכתב בידי מי שמוכרות אותם.',
    contents: { title: 'בעמוד הזה', open: 'פתיחת תוכן העניינים', close: 'סגירת תוכן העניינים' },
    share: 'לשתף את המדריך',
    pieces: 'הפריטים מהמדריך',
    portfolio: {
      all: 'הכול',
      filters: 'סינון לפי קטגוריה',
      more: 'עוד פריטים',
      toProduct: 'למוצר',
    },
  },
  en: {
    title: 'Choose well, keep long',
    lead: 'How to choose a pot, a shirt or a lamp that stays, and what keeps it good. Written by those who sell them.',
    contents: {
      title: 'On this page',
      open: 'Open the table of contents',
      close: 'Close the table of contents',
    },
    share: 'Share this guide',
    pieces: 'The pieces of this guide',
    portfolio: {
      all: 'All',
      filters: 'Filter by category',
      more: 'More pieces',
      toProduct: 'See the product',
    },
  },
} as const;

/** `/guide/`: a long text, the table of its contents, ways to share it, and what it speaks of. */
export function guidePage({ locale, shop: { repository } }: PageContext): Page {
  const say = guideTexts[locale];
  const all = repository.categories();
  const pieces = guidePieces.flatMap((slug): Piece[] => {
    const product = repository.productBySlug(slug);
    const picture = repository.picture(product?.pictureIds[0] ?? 0);
    if (!product || !picture) return [];
    return [{ product, picture, categories: all.filter(({ id }) => product.categoryIds.includes(id)) }];
  });
  const chapter = ({ id, heading, lead, parts }: (typeof guideChapters)[number]): Html =>
    html`<section><h2 id="${id}">${heading[locale]}</h2><p class="guide__lead">${lead[locale]}</p>
${parts.map((part) => html`<h3>${part.heading[locale]}</h3><p>${part.text[locale]}</p>`)}</section>
`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} guide" data-elementor-type="wp-page" data-elementor-id="${postId}">
<aside class="guide__contents" aria-label="${say.contents.title}">${contentsBox({ ...say.contents, without: '.jet-portfolio__title, .guide__share h2' })}</aside>
<div class="guide__text">${guideChapters.map(chapter)}</div>
<section class="guide__share"><h2>${say.share}</h2>${shareButtons(locale)}</section>
<section class="guide__pieces"><h2 id="pieces">${say.pieces}</h2>${portfolio(pieces, locale, say.portfolio)}</section></div>`,
  };
}

import { lottery } from '../../content/lottery.ts';
import { animatedBox } from '../../markup/animated-box.ts';
import { type Html, html } from '../../markup/html.ts';
import { lottie } from '../../markup/lottie.ts';
import { cartPath, productPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';
import { image } from '../picture.ts';
import { wheelFile } from '../theme-files.ts';

const postId = 366;

export const lotteryPath = (locale: Locale): string => localPath('/lottery/', locale);

export const lotteryTexts = {
  he: {
    title: 'כרטיס גירוד',
    lead: 'מגרדים, מגלים קוד, ומשלמים פחות. כולם זוכים, ובאותו פרס.',
    toCart: 'לסל הקניות',
    prizes: 'על מה שווה לבזבז אותו',
    prizesLead: 'הכרטיסים מתהפכים: אחד כשעוברים מעליו, אחד בלחיצה, ואחד בכפתור שלו.',
    toProduct: 'לעמוד המוצר',
    wheel: 'רונית ליד האובניים',
  },
  en: {
    title: 'Scratch card',
    lead: 'Scratch, find a code, and pay less. Everybody wins, and the same.',
    toCart: 'To the shopping cart',
    prizes: 'What is worth spending it on',
    prizesLead: 'These cards turn over: one under the mouse, one with a click, and one by its button.',
    toProduct: 'See the product',
    wheel: 'Ronit at the wheel',
  },
} as const;

/** `/lottery/`: a card with a coupon under its cover, and products on cards that turn over. */
export function lotteryPage({ locale, shop: { repository } }: PageContext): Page {
  const say = lotteryTexts[locale];
  const { coupon, card, prizes } = lottery;
  const button = (href: string, label: string): Html =>
    html`<a class="elementor-button elementor-size-md jet-animated-box__button jet-animated-box__button--back" href="${href}"><span class="jet-animated-box__button-text">${label}</span></a>`;
  const prize = ({ product: slug, way, words }: (typeof prizes)[number]): Html | null => {
    const product = repository.productBySlug(slug);
    const picture = repository.picture(product?.pictureIds[0] ?? 0);
    if (!product || !picture) return null;
    const name = html`<h3 class="jet-animated-box__title">${product.name[locale]}</h3>`;
    return animatedBox({
      name: `prize-${slug}`,
      way,
      front: html`${image(picture, { classes: 'lottery__picture', locale, lazy: true, decorative: true })}${name}`,
      back: html`${name}<p class="jet-animated-box__description jet-animated-box__description--back">${words[locale]}</p>${button(productPath(product, locale), say.toProduct)}`,
    });
  };
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} lottery" data-elementor-type="wp-page" data-elementor-id="${postId}"><div class="lottery__draw"><div class="lottery__card">${animatedBox(
      {
        name: 'lottery',
        way: 'scratch',
        front: html`<h2 class="jet-animated-box__title jet-animated-box__title--front">${card.front.title[locale]}</h2><p class="jet-animated-box__description jet-animated-box__description--front">${card.front.words[locale]}</p>`,
        back: html`<h2 class="jet-animated-box__title jet-animated-box__title--back">${card.back.title[locale]}</h2><p class="jet-animated-box__description jet-animated-box__description--back">${card.back.words[locale]} <strong class="lottery__code" dir="ltr">${coupon}</strong></p>${button(cartPath(locale), say.toCart)}`,
      },
    )}</div>
${lottie({ name: 'lottery wheel', source: wheelFile, caption: say.wheel })}</div>
<section><h2>${say.prizes}</h2><p>${say.prizesLead}</p><div class="lottery__prizes">${prizes.map(prize)}</div></section></div>`,
  };
}

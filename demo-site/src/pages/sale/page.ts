import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { builderCountdown } from '../../markup/countdown.ts';
import { html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { onSale, productList } from '../product-card.ts';

const saleTexts = texts.salePage;

export const hour = 3_600_000;
export const week = 7 * 24 * hour;

/** No clock of the demo is asked to run longer. Seconds. */
const longest = 31 * 24 * 3600;

/** When a countdown ends, epoch milliseconds: `?ends=5` says in how many seconds, else at the next whole hour after `ahead`. */
export function askedEnd({ query, shop }: PageContext, ahead: number): number {
  const now = shop.platform.now();
  const asked = Number(query.get('ends') || Number.NaN);
  return Number.isInteger(asked) && asked >= 0 && asked <= longest
    ? now + asked * 1000
    : Math.ceil((now + ahead) / hour) * hour;
}

const postId = 341;

/** `/sale/`: what is on sale, and until when. `?ends=5`: it ends in five seconds. */
export function salePage(context: PageContext): Page {
  const { locale, shop } = context;
  const say = saleTexts[locale];
  const products = shop.repository
    .products()
    .filter((product) => product.listed && onSale(product, shop.repository));
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
${noticesArea(context)}
<div class="elementor elementor-${postId}" data-elementor-type="wp-page" data-elementor-id="${postId}">
<section class="sale-banner" aria-labelledby="sale-ends"><h2 id="sale-ends">${say.ends}</h2>
${builderCountdown(context, { id: 'cd00001', end: askedEnd(context, week), actions: [{ type: 'hide' }, { type: 'message' }], message: say.over })}
</section>
${products.length > 0 && html`<section class="home-section" aria-labelledby="on-sale"><h2 id="on-sale">${say.products}</h2>${productList(context, products, 4)}</section>`}
</div>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main,
  };
}

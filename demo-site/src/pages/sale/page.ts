import shopTexts from '../../../content/texts/shop.json' with { type: 'json' };
import { builderCountdown } from '../../markup/countdown.ts';
import { html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page } from '../page.ts';
import { onSale, productList } from '../product-card.ts';

export const hour = 3_600_000;
export const week = 7 * 24 * hour;

/** Longest countdown that a query can set, in seconds. */
const longest = 31 * 24 * 3600;

/**
 * Returns the end of a countdown in epoch milliseconds: `?ends=5` sets it to 5 s from now, otherwise it is the first whole hour
 * at least `ahead` ms from now.
 */
export function askedEnd({ query, shop }: PageContext, ahead: number): number {
  const now = shop.platform.now();
  const asked = Number(query.get('ends') || Number.NaN);
  return Number.isInteger(asked) && asked >= 0 && asked <= longest
    ? now + asked * 1000
    : Math.ceil((now + ahead) / hour) * hour;
}

/** `/sale/`: the products on sale, and the end of the sale. `?ends=5` ends it in five seconds. */
export function salePage(context: PageContext): Page {
  const { locale, shop } = context;
  const texts = shopTexts.salePage[locale];
  const products = shop.repository
    .products()
    .filter((product) => product.listed && onSale(product, shop.repository));
  const end = askedEnd(context, week);
  const actions = [{ type: 'hide' }, { type: 'message' }] as const;
  return builtPage({
    title: texts.title,
    postId: 341,
    lead: texts.lead,
    before: html`${noticesArea(context)}
`,
    inside: html`
<section class="sale-banner" aria-labelledby="sale-ends"><h2 id="sale-ends">${texts.ends}</h2>
${builderCountdown(context, { id: 'cd00001', end, actions, message: texts.over })}
</section>
${products.length > 0 && html`<section class="home-section" aria-labelledby="on-sale"><h2 id="on-sale">${texts.products}</h2>${productList(context, products, 4)}</section>`}
`,
  });
}

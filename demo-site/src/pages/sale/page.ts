import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { builderCountdown } from '../../markup/countdown.ts';
import { html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page } from '../page.ts';
import { onSale, productList } from '../product-card.ts';

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

/** `/sale/`: what is on sale, and until when. `?ends=5`: it ends in five seconds. */
export function salePage(context: PageContext): Page {
  const { locale, shop } = context;
  const say = texts.salePage[locale];
  const products = shop.repository
    .products()
    .filter((product) => product.listed && onSale(product, shop.repository));
  const end = askedEnd(context, week);
  const actions = [{ type: 'hide' }, { type: 'message' }] as const;
  return builtPage({
    title: say.title,
    postId: 341,
    lead: say.lead,
    before: html`${noticesArea(context)}
`,
    inside: html`
<section class="sale-banner" aria-labelledby="sale-ends"><h2 id="sale-ends">${say.ends}</h2>
${builderCountdown(context, { id: 'cd00001', end, actions, message: say.over })}
</section>
${products.length > 0 && html`<section class="home-section" aria-labelledby="on-sale"><h2 id="on-sale">${say.products}</h2>${productList(context, products, 4)}</section>`}
`,
  });
}

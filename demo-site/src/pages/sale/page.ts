import { builderCountdown, pluginCountdown } from '../../markup/countdown.ts';
import { type Html, html } from '../../markup/html.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { onSale } from '../product-card.ts';
import { productList } from '../product-list.ts';
import { askedEnd, hour, week } from './ends.ts';
import { saleTexts } from './texts.ts';

const postId = 341;

/** `/sale/`: what is on sale, and every kind of countdown beside it. `?ends=5`: the fixed ones end in five seconds. */
export function salePage(context: PageContext): Page {
  const { locale, shop } = context;
  const say = saleTexts[locale];
  const products = shop.repository
    .products()
    .filter((product) => product.listed && onSale(product, shop.repository));
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
${noticesArea(context)}
<div class="elementor elementor-${postId}" data-elementor-type="wp-page" data-elementor-id="${postId}">
<section class="sale-banner" aria-labelledby="sale-ends"><h2 id="sale-ends">${say.fixed.title}</h2>
${builderCountdown(context, { id: 'cd00001', end: askedEnd(context, week), actions: [{ type: 'hide' }, { type: 'message' }], message: say.over })}
</section>
${products.length > 0 && html`<section class="home-section" aria-labelledby="on-sale"><h2 id="on-sale">${say.products}</h2>${productList(context, products, 4)}</section>`}
<section aria-labelledby="clocks"><h2 id="clocks">${say.clocks}</h2><p class="sale-lead">${say.clocksLead}</p>
<div class="sale-clocks">${clocks(context)}</div></section>
</div>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: say.title }],
    main,
  };
}

function clocks(context: PageContext): readonly Html[] {
  const { locale } = context;
  const say = saleTexts[locale];
  const end = askedEnd(context, 2 * hour);
  const [isShort, round] = [context.query.has('ends'), 600];
  const own = isShort ? Math.round((end - context.shop.platform.now()) / 1000) : 5400;
  const card = (words: { readonly title: string; readonly text: string }, inside: Html): Html =>
    html`<article class="card sale-clock"><h3>${words.title}</h3><p>${words.text}</p>${inside}</article>
`;
  const lastMinute = html`<p><a class="button" href="${localPath('/sale/last-minute/', locale)}">${say.redirect.link}</a></p>`;
  return [
    card(
      say.message,
      builderCountdown(context, {
        id: 'cd00002',
        end,
        actions: [{ type: 'message' }],
        message: say.message.shown,
      }),
    ),
    card(say.hide, builderCountdown(context, { id: 'cd00003', end, actions: [{ type: 'hide' }] })),
    card(
      say.evergreen,
      builderCountdown(context, {
        id: 'cd00004',
        evergreen: own,
        actions: [{ type: 'message' }],
        message: say.evergreen.shown,
      }),
    ),
    card(say.redirect, lastMinute),
    card(
      say.pluginFixed,
      pluginCountdown(context, {
        id: 'cd00005',
        type: 'due_date',
        end,
        actions: ['message'],
        message: say.pluginFixed.shown,
      }),
    ),
    card(
      say.pluginEvergreen,
      pluginCountdown(context, { id: 'cd00006', type: 'evergreen', evergreen: own, actions: ['hide'] }),
    ),
    card(
      say.endless,
      pluginCountdown(context, {
        id: 'cd00007',
        type: 'endless',
        start: Date.UTC(2026, 0, 1),
        restart: isShort ? own : round,
        actions: ['restart'],
      }),
    ),
    card(
      say.again,
      pluginCountdown(context, { id: 'cd00008', type: 'evergreen', evergreen: own, actions: ['restart'] }),
    ),
  ];
}

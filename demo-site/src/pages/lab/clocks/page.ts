import { builderCountdown, pluginCountdown } from '../../../markup/countdown.ts';
import { type Html, html } from '../../../markup/html.ts';
import { localPath } from '../../../shop/locale.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import type { Page } from '../../page.ts';
import { askedEnd, hour, week } from '../../sale/ends.ts';
import { labCrumb } from '../texts.ts';
import { clockTexts } from './texts.ts';

const postId = 344;

/** `/lab/clocks/`: every kind of countdown. `?ends=5`: the fixed ones end in five seconds. */
export function clocksPage(context: PageContext): Page {
  const say = clockTexts[context.locale];
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [labCrumb(context.locale), { label: say.title }],
    main: html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId} sale-clocks" data-elementor-type="wp-page" data-elementor-id="${postId}">
${clocks(context)}</div>`,
  };
}

function clocks(context: PageContext): readonly Html[] {
  const { locale } = context;
  const say = clockTexts[locale];
  const end = askedEnd(context, 2 * hour);
  const [isShort, round] = [context.query.has('ends'), 600];
  const own = isShort ? Math.round((end - context.shop.platform.now()) / 1000) : 5400;
  const card = (words: { readonly title: string; readonly text: string }, inside: Html): Html =>
    html`<article class="card sale-clock"><h2>${words.title}</h2><p>${words.text}</p>${inside}</article>
`;
  const lastMinute = html`<p><a class="button" href="${localPath('/lab/clocks/last-minute/', locale)}">${say.redirect.link}</a></p>`;
  return [
    card(
      say.gone,
      builderCountdown(context, {
        id: 'cd00001',
        end: askedEnd(context, week),
        actions: [{ type: 'hide' }, { type: 'message' }],
        message: say.gone.shown,
      }),
    ),
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

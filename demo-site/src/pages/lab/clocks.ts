import {
  type BuilderCountdown,
  builderCountdown,
  type PluginCountdown,
  pluginCountdown,
} from '../../markup/countdown.ts';
import { type Html, html } from '../../markup/html.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { builtPage, type Page } from '../page.ts';
import { askedEnd, hour, week } from '../sale/page.ts';
import { clockTexts, labCrumbs } from './texts.ts';

/** `/lab/clocks/last-minute/`: a countdown that leads elsewhere when it ends. `?ends=5`: in five seconds. */
export function lastMinutePage(context: PageContext): Page {
  const { locale } = context;
  const { title: clocks, redirect: say } = clockTexts[locale];
  const target = localPath('/shop/', locale);
  const actions = [{ type: 'redirect', redirect_url: `${context.url.origin}${target}` }] as const;
  return builtPage({
    title: say.title,
    postId: 342,
    lead: say.lead,
    crumbs: labCrumbs(
      locale,
      { label: clocks, href: localPath('/lab/clocks/', locale) },
      { label: say.title },
    ),
    inside: html`
<section class="sale-banner">${builderCountdown(context, { id: 'cd00009', end: askedEnd(context, hour), actions })}</section>
<p class="hero__actions"><a class="button" href="?ends=5">${say.soon}</a> <a class="button" href="${target}">${say.now}</a></p>
`,
  });
}

/** `/lab/clocks/`: every kind of countdown. `?ends=5`: the fixed ones end in five seconds. */
export function clocksPage(context: PageContext): Page {
  const { title, lead } = clockTexts[context.locale];
  return builtPage({
    title,
    postId: 344,
    lead,
    name: 'sale-clocks',
    crumbs: labCrumbs(context.locale, { label: title }),
    inside: html`
${clocks(context)}`,
  });
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
  const built = (id: string, more: Omit<BuilderCountdown, 'id'>): Html =>
    builderCountdown(context, { id, ...more });
  const plugin = (id: string, more: Omit<PluginCountdown, 'id'>): Html =>
    pluginCountdown(context, { id, ...more });
  const message = { type: 'message' } as const;
  const hide = { type: 'hide' } as const;
  const weekly = { end: askedEnd(context, week), actions: [hide, message], message: say.gone.shown };
  const endless = { start: Date.UTC(2026, 0, 1), restart: isShort ? own : round };
  const again = { evergreen: own, actions: ['restart'] as const };
  return [
    card(say.gone, built('cd00001', weekly)),
    card(say.message, built('cd00002', { end, actions: [message], message: say.message.shown })),
    card(say.hide, built('cd00003', { end, actions: [hide] })),
    card(
      say.evergreen,
      built('cd00004', { evergreen: own, actions: [message], message: say.evergreen.shown }),
    ),
    card(say.redirect, lastMinute),
    card(
      say.pluginFixed,
      plugin('cd00005', { type: 'due_date', end, actions: ['message'], message: say.pluginFixed.shown }),
    ),
    card(say.pluginEvergreen, plugin('cd00006', { type: 'evergreen', evergreen: own, actions: ['hide'] })),
    card(say.endless, plugin('cd00007', { type: 'endless', ...endless, actions: ['restart'] })),
    card(say.again, plugin('cd00008', { type: 'evergreen', ...again })),
  ];
}

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

/** `/lab/clocks/last-minute/`: a countdown that redirects when it ends. `?ends=5` ends it in five seconds. */
export function lastMinutePage(context: PageContext): Page {
  const { locale } = context;
  const { title: clocks, redirect: texts } = clockTexts[locale];
  const target = localPath('/shop/', locale);
  const actions = [{ type: 'redirect', redirect_url: `${context.url.origin}${target}` }] as const;
  return builtPage({
    title: texts.title,
    postId: 342,
    lead: texts.lead,
    crumbs: labCrumbs(
      locale,
      { label: clocks, href: localPath('/lab/clocks/', locale) },
      { label: texts.title },
    ),
    inside: html`
<section class="sale-banner">${builderCountdown(context, { id: 'cd00009', end: askedEnd(context, hour), actions })}</section>
<p class="hero__actions"><a class="button" href="?ends=5">${texts.soon}</a> <a class="button" href="${target}">${texts.now}</a></p>
`,
  });
}

/** `/lab/clocks/`: every kind of countdown. `?ends=5` ends those with a fixed date in five seconds. */
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
  const texts = clockTexts[locale];
  const end = askedEnd(context, 2 * hour);
  const [isShort, round] = [context.query.has('ends'), 600];
  const evergreenSeconds = isShort ? Math.round((end - context.shop.platform.now()) / 1000) : 5400;
  const card = (words: { readonly title: string; readonly text: string }, inside: Html): Html =>
    html`<article class="card sale-clock"><h2>${words.title}</h2><p>${words.text}</p>${inside}</article>
`;
  const lastMinute = html`<p><a class="button" href="${localPath('/lab/clocks/last-minute/', locale)}">${texts.redirect.link}</a></p>`;
  const built = (id: string, more: Omit<BuilderCountdown, 'id'>): Html =>
    builderCountdown(context, { id, ...more });
  const plugin = (id: string, more: Omit<PluginCountdown, 'id'>): Html =>
    pluginCountdown(context, { id, ...more });
  const message = { type: 'message' } as const;
  const hide = { type: 'hide' } as const;
  const weekly = { end: askedEnd(context, week), actions: [hide, message], message: texts.gone.shown };
  const endless = { start: Date.UTC(2026, 0, 1), restart: isShort ? evergreenSeconds : round };
  const again = { evergreen: evergreenSeconds, actions: ['restart'] as const };
  return [
    card(texts.gone, built('cd00001', weekly)),
    card(texts.message, built('cd00002', { end, actions: [message], message: texts.message.shown })),
    card(texts.hide, built('cd00003', { end, actions: [hide] })),
    card(
      texts.evergreen,
      built('cd00004', { evergreen: evergreenSeconds, actions: [message], message: texts.evergreen.shown }),
    ),
    card(texts.redirect, lastMinute),
    card(
      texts.pluginFixed,
      plugin('cd00005', { type: 'due_date', end, actions: ['message'], message: texts.pluginFixed.shown }),
    ),
    card(
      texts.pluginEvergreen,
      plugin('cd00006', { type: 'evergreen', evergreen: evergreenSeconds, actions: ['hide'] }),
    ),
    card(texts.endless, plugin('cd00007', { type: 'endless', ...endless, actions: ['restart'] })),
    card(texts.again, plugin('cd00008', { type: 'evergreen', ...again })),
  ];
}

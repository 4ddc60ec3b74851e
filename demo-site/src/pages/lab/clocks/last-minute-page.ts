import { builderCountdown } from '../../../markup/countdown.ts';
import { html } from '../../../markup/html.ts';
import { localPath } from '../../../shop/locale.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import type { Page } from '../../page.ts';
import { askedEnd, hour } from '../../sale/ends.ts';
import { labCrumb } from '../texts.ts';
import { clockTexts } from './texts.ts';

const postId = 342;

/** `/lab/clocks/last-minute/`: a countdown that leads elsewhere when it ends. `?ends=5`: in five seconds. */
export function lastMinutePage(context: PageContext): Page {
  const { locale } = context;
  const { title: clocks, redirect: say } = clockTexts[locale];
  const target = localPath('/shop/', locale);
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
<div class="elementor elementor-${postId}" data-elementor-type="wp-page" data-elementor-id="${postId}">
<section class="sale-banner">${builderCountdown(context, { id: 'cd00009', end: askedEnd(context, hour), actions: [{ type: 'redirect', redirect_url: `${context.url.origin}${target}` }] })}</section>
<p class="hero__actions"><a class="button" href="?ends=5">${say.soon}</a> <a class="button" href="${target}">${say.now}</a></p>
</div>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [
      labCrumb(locale),
      { label: clocks, href: localPath('/lab/clocks/', locale) },
      { label: say.title },
    ],
    main,
  };
}

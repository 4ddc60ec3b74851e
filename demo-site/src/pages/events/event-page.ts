import texts from '../../../content/texts/events.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { daysText, eventWhen, monthPath } from '../../markup/calendar.ts';
import { dataStoreButton } from '../../markup/data-store-button.ts';
import { html } from '../../markup/html.ts';
import { eventKind } from '../../markup/listing-item.ts';
import { image } from '../../markup/picture.ts';
import { favourites } from '../../shop/data-stores.ts';
import { eventBySlug, eventsPath } from '../../shop/events.ts';
import { productPath } from '../../shop/links.ts';
import { monthCaption, monthOf } from '../../shop/month.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';

/** `/events/{slug}/`: one event. */
export function eventPage(context: PageContext, slug: string): Page | null {
  const { locale, shop } = context;
  const { repository } = shop;
  const event = eventBySlug(repository, slug);
  if (event === null) return null;
  const say = texts.eventPage[locale];
  const product = repository.product(event.productId);
  const picture = repository.picture(event.pictureId);
  const month = monthOf(event.start);
  const title = event.title[locale];
  const main = html`${noticesArea(context)}
<article class="event-page">
${picture && image(picture, { classes: 'event-page__picture', locale })}
<div class="event-page__text">
<p class="event-kind event-kind--${event.kind}">${eventKind(event, locale)}</p>
<h1>${title}</h1>
<p class="event-page__lead">${event.summary[locale]}</p>
<dl class="event-facts"><dt>${say.when}</dt><dd>${eventWhen(event, locale)}</dd><dt>${say.where}</dt><dd>${event.place[locale]}</dd>
${product && html`<dt>${say.about}</dt><dd><a href="${productPath(product, locale)}">${product.name[locale]}</a></dd>`}</dl>
<div class="product-stores">${dataStoreButton(context, { store: favourites, kept: { id: event.id, name: title } })}</div>
<p><a href="${monthPath(month, locale)}">${fill(say.month, { month: monthCaption(month, locale) })}</a></p>
</div>
</article>`;
  return {
    title: `${title}, ${daysText(event, locale)}`,
    postId: event.id,
    bodyClasses: ['single', 'single-event', `postid-${event.id}`],
    crumbs: [{ label: say.events, href: eventsPath(locale) }, { label: title }],
    main,
  };
}

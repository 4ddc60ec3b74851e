import eventsTexts from '../../../content/texts/events.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { calendar, daysText, eventWhen, monthPath } from '../../markup/calendar.ts';
import { dataStoreButton } from '../../markup/data-store-button.ts';
import { deleteLink, deletePath, deleteQuestion } from '../../markup/delete-link.ts';
import { type Html, html } from '../../markup/html.ts';
import { eventKind, listingItem } from '../../markup/listing-item.ts';
import { image } from '../../markup/picture.ts';
import { eventsCalendar } from '../../shop/calendar-settings.ts';
import { favourites } from '../../shop/data-stores.ts';
import {
  allEvents,
  eventById,
  eventBySlug,
  eventPath,
  eventsPath,
  manageEventsPath,
  mayManageEvents,
} from '../../shop/events.ts';
import { idOf } from '../../shop/fields.ts';
import { productPath } from '../../shop/links.ts';
import { eventItem } from '../../shop/listed-item.ts';
import { collectionPages } from '../../shop/listing-elements.ts';
import { isLocalDate, localDateAt } from '../../shop/local-date.ts';
import { dateText, monthCaption, monthOf, onDay, parseMonth } from '../../shop/month.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editorLogin } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page, pageHeader, plainPage } from '../page.ts';

/**
 * `/events/manage/`: the editor's list of coming events, each with its delete link; `?delete=` asks for confirmation without
 * scripts.
 */
export function manageEventsPage(context: PageContext): Page {
  const texts = eventsTexts.managePage[context.locale];
  return plainPage({
    title: texts.title,
    postId: collectionPages.manage,
    crumbs: [{ label: texts.events, href: eventsPath(context.locale) }, { label: texts.title }],
    main: html`${pageHeader(texts.title, mayManageEvents(context) && texts.lead)}${noticesArea(context)}
${content(context)}`,
  });
}

function content(context: PageContext): Html {
  if (context.user === null)
    return editorLogin(context, eventsTexts.managePage[context.locale], manageEventsPath(context.locale));
  if (!mayManageEvents(context))
    return html`<p class="demo-note">${eventsTexts.managePage[context.locale].customer}</p>`;
  return context.query.has('delete') ? confirmation(context) : list(context);
}

function list(context: PageContext): Html {
  const { locale, shop } = context;
  const today = localDateAt(shop.platform.now());
  const events = allEvents(shop.repository).filter(({ end }) => end >= today);
  if (events.length === 0) return html`<p>${eventsTexts.managePage[locale].none}</p>`;
  return html`<ul class="manage-list">${events.map(
    (event) =>
      html`<li><div><a href="${eventPath(event, locale)}">${event.title[locale]}</a><span>${eventWhen(event, locale)}</span></div>${deleteLink(context, event)}</li>`,
  )}</ul>`;
}

/** Renders the question whether to delete an event, or the list of events if that event does not exist. */
function confirmation(context: PageContext): Html {
  const { locale, query, shop } = context;
  const event = eventById(shop.repository, idOf(query.get('delete')));
  if (event === null) return list(context);
  const texts = eventsTexts.managePage[locale];
  const target = new URL(deletePath(context, event), context.url.origin);
  return html`<section class="card confirm"><h2>${deleteQuestion(event, context)}</h2>
<form method="get" action="${target.pathname}">
${[...target.searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit" class="button button--primary">${texts.remove}</button>
<a class="button" href="${manageEventsPath(locale)}">${texts.keep}</a>
</form></section>`;
}

/** `/events/{slug}/`: one event. */
export function eventPage(context: PageContext, slug: string): Page | null {
  const { locale, shop } = context;
  const { repository } = shop;
  const event = eventBySlug(repository, slug);
  if (event === null) return null;
  const texts = eventsTexts.eventPage[locale];
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
<dl class="event-facts"><dt>${texts.when}</dt><dd>${eventWhen(event, locale)}</dd><dt>${texts.where}</dt><dd>${event.place[locale]}</dd>
${product && html`<dt>${texts.about}</dt><dd><a href="${productPath(product, locale)}">${product.name[locale]}</a></dd>`}</dl>
<div class="product-stores">${dataStoreButton(context, { store: favourites, kept: { id: event.id, name: title } })}</div>
<p><a href="${monthPath(month, locale)}">${fill(texts.month, { month: monthCaption(month, locale) })}</a></p>
</div>
</article>`;
  return {
    title: `${title}, ${daysText(event, locale)}`,
    postId: event.id,
    bodyClasses: ['single', 'single-event', `postid-${event.id}`],
    crumbs: [{ label: texts.events, href: eventsPath(locale) }, { label: title }],
    main,
  };
}

const postId = collectionPages.events;

/** `/events/`: the calendar of a month, and the events of the chosen day. */
export function eventsPage(context: PageContext): Page {
  const { locale, query, shop } = context;
  const texts = eventsTexts.calendarPage[locale];
  const month = parseMonth(query.get('month')) ?? monthOf(localDateAt(shop.platform.now()));
  const widget = calendar(context, month, eventsCalendar, String(postId));
  return builtPage({
    title: texts.title,
    postId,
    lead: texts.lead,
    bodyClasses: ['page', `page-id-${postId}`],
    before: html`${noticesArea(context)}
`,
    inside: html`
<div class="elementor-element elementor-element-ca1e0da elementor-widget elementor-widget-jet-listing-calendar" data-id="ca1e0da" data-element_type="widget" data-widget_type="jet-listing-calendar.default"><div class="elementor-widget-container">${widget}</div></div>
`,
    after: html`
${dayEvents(context)}
<p class="events-manage"><a href="${manageEventsPath(locale)}">${texts.manage}</a></p>`,
  });
}

function dayEvents(context: PageContext): Html | null {
  const { locale, query, shop } = context;
  const date = query.get('date') ?? '';
  if (!isLocalDate(date)) return null;
  const events = onDay(allEvents(shop.repository), date);
  return html`<section class="day-events" id="day" aria-labelledby="day-heading"><h2 id="day-heading">${dateText(date, locale)}</h2>
${events.length === 0 ? html`<p>${eventsTexts.calendarPage[locale].none}</p>` : html`<div class="jet-listing-grid__items grid-col-desk-3 grid-col-tablet-2 grid-col-mobile-1">${events.map((event) => listingItem(context, eventItem(event), 'event'))}</div>`}</section>`;
}

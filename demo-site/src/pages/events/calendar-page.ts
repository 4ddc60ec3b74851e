import texts from '../../../content/texts/events.json' with { type: 'json' };
import { calendar } from '../../markup/calendar.ts';
import { type Html, html } from '../../markup/html.ts';
import { listingItem } from '../../markup/listing-item.ts';
import { eventsCalendar } from '../../shop/calendar-settings.ts';
import { allEvents, manageEventsPath } from '../../shop/events.ts';
import { eventItem } from '../../shop/listed-item.ts';
import { collectionPages } from '../../shop/listing-elements.ts';
import { isLocalDate, localDateAt } from '../../shop/local-date.ts';
import { dateText, monthOf, onDay, parseMonth } from '../../shop/month.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';

const postId = collectionPages.events;

/** `/events/`: the calendar of a month, and of one day of it what takes place then. */
export function eventsPage(context: PageContext): Page {
  const { locale, query, shop } = context;
  const say = texts.calendarPage[locale];
  const month = parseMonth(query.get('month')) ?? monthOf(localDateAt(shop.platform.now()));
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
${noticesArea(context)}
<div class="elementor elementor-${postId}" data-elementor-type="wp-page" data-elementor-id="${postId}">
<div class="elementor-element elementor-element-ca1e0da elementor-widget elementor-widget-jet-listing-calendar" data-id="ca1e0da" data-element_type="widget" data-widget_type="jet-listing-calendar.default"><div class="elementor-widget-container">${calendar(context, month, eventsCalendar, String(postId))}</div></div>
</div>
${dayEvents(context)}
<p class="events-manage"><a href="${manageEventsPath(locale)}">${say.manage}</a></p>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`],
    crumbs: [{ label: say.title }],
    main,
  };
}

function dayEvents(context: PageContext): Html | null {
  const { locale, query, shop } = context;
  const date = query.get('date') ?? '';
  if (!isLocalDate(date)) return null;
  const events = onDay(allEvents(shop.repository), date);
  return html`<section class="day-events" id="day" aria-labelledby="day-heading"><h2 id="day-heading">${dateText(date, locale)}</h2>
${events.length === 0 ? html`<p>${texts.calendarPage[locale].none}</p>` : html`<div class="jet-listing-grid__items grid-col-desk-3 grid-col-tablet-2 grid-col-mobile-1">${events.map((event) => listingItem(context, eventItem(event), 'event'))}</div>`}</section>`;
}

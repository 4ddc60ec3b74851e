import texts from '../../../content/texts/events.json' with { type: 'json' };
import { eventWhen } from '../../markup/calendar.ts';
import { deleteLink, deletePath, deleteQuestion } from '../../markup/delete-link.ts';
import { type Html, html } from '../../markup/html.ts';
import {
  allEvents,
  eventById,
  eventPath,
  eventsPath,
  manageEventsPath,
  mayManageEvents,
} from '../../shop/events.ts';
import { idOf } from '../../shop/fields.ts';
import { collectionPages } from '../../shop/listing-elements.ts';
import { localDateAt } from '../../shop/local-date.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editorLogin } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';

const postId = collectionPages.manage;

/** `/events/manage/`: the editor's list of what is coming up, each with its delete link; `?delete=` asks without scripts. */
export function manageEventsPage(context: PageContext): Page {
  const say = texts.managePage[context.locale];
  const main = html`<header class="page-header"><h1>${say.title}</h1>${mayManageEvents(context) && html`<p>${say.lead}</p>`}</header>
${noticesArea(context)}
${content(context)}`;
  const crumbs = [{ label: say.events, href: eventsPath(context.locale) }, { label: say.title }];
  return { title: say.title, postId, bodyClasses: ['page', `page-id-${postId}`], crumbs, main };
}

function content(context: PageContext): Html {
  if (context.user === null)
    return editorLogin(context, texts.managePage[context.locale], manageEventsPath(context.locale));
  if (!mayManageEvents(context))
    return html`<p class="demo-note">${texts.managePage[context.locale].customer}</p>`;
  return context.query.has('delete') ? confirmation(context) : list(context);
}

function list(context: PageContext): Html {
  const { locale, shop } = context;
  const today = localDateAt(shop.platform.now());
  const events = allEvents(shop.repository).filter(({ end }) => end >= today);
  if (events.length === 0) return html`<p>${texts.managePage[locale].none}</p>`;
  return html`<ul class="manage-list">${events.map(
    (event) =>
      html`<li><div><a href="${eventPath(event, locale)}">${event.title[locale]}</a><span>${eventWhen(event, locale)}</span></div>${deleteLink(context, event)}</li>`,
  )}</ul>`;
}

/** Asks before it deletes; nothing to ask about shows the list. */
function confirmation(context: PageContext): Html {
  const { locale, query, shop } = context;
  const event = eventById(shop.repository, idOf(query.get('delete')));
  if (event === null) return list(context);
  const say = texts.managePage[locale];
  const target = new URL(deletePath(context, event), context.url.origin);
  return html`<section class="card confirm"><h2>${deleteQuestion(event, context)}</h2>
<form method="get" action="${target.pathname}">
${[...target.searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit" class="button button--primary">${say.remove}</button>
<a class="button" href="${manageEventsPath(locale)}">${say.keep}</a>
</form></section>`;
}

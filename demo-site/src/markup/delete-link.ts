import texts from '../../content/texts/events.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { deleteVariable, manageEventsPath, type ShopEvent } from '../shop/events.ts';
import { homePath } from '../shop/links.ts';
import { createNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { daysText } from './calendar.ts';
import { type Html, html } from './html.ts';

/** Takes a deletion back. */
export const undoForm = (visit: Visit, event: ShopEvent, field: string): Html =>
  html`<form method="post" action="${manageEventsPath(visit.locale)}" class="undo-form"><input type="hidden" name="nonce" value="${createNonce(visit, deleteVariable)}"><button type="submit" class="button" name="${field}" value="${event.id}">${texts.undo[visit.locale]}</button></form>`;

/** What a visitor is asked before an event is deleted. */
export const deleteQuestion = (event: ShopEvent, { locale }: Visit): string =>
  fill(texts.deleteLink[locale].ask, { title: event.title[locale], days: daysText(event, locale) });

/** The address that deletes, as the plugin makes it: on the home page, with where to go afterwards. */
export function deletePath(visit: Visit, event: ShopEvent): string {
  const query = new URLSearchParams({
    [deleteVariable]: String(event.id),
    type: 'trash',
    redirect: visit.url.origin + manageEventsPath(visit.locale),
    nonce: createNonce(visit, deleteVariable),
  });
  return `${homePath(visit.locale)}?${query}`;
}

/**
 * The plugin's delete link. Its address deletes at once, so the question is its script's to ask; without scripts a
 * link to a page that asks takes its place.
 */
export function deleteLink(visit: Visit, event: ShopEvent): Html {
  const { locale } = visit;
  const label = html`<span class="jet-listing-dynamic-link__label">${texts.deleteLink[locale].remove}<span class="screen-reader-text">: ${event.title[locale]}, ${daysText(event, locale)}</span></span>`;
  return html`<a href="${deletePath(visit, event)}" class="jet-listing-dynamic-link__link" data-delete-link="1" data-delete-message="${deleteQuestion(event, visit)}" rel="nofollow" data-widget="delete-link">${label}</a><noscript><a href="${manageEventsPath(locale)}?delete=${event.id}" class="jet-listing-dynamic-link__link">${label}</a></noscript>`;
}

import texts from '../../content/texts/events.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { deleteVariable, manageEventsPath, type ShopEvent } from '../shop/events.ts';
import { homePath } from '../shop/links.ts';
import { createNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { daysText } from './calendar.ts';
import { type Html, html } from './html.ts';

/** Renders the form that undoes a deletion. */
export const undoForm = (visit: Visit, event: ShopEvent, field: string): Html =>
  html`<form method="post" action="${manageEventsPath(visit.locale)}" class="undo-form"><input type="hidden" name="nonce" value="${createNonce(visit, deleteVariable)}"><button type="submit" class="button" name="${field}" value="${event.id}">${texts.undo[visit.locale]}</button></form>`;

/** Returns the question to confirm before an event is deleted. */
export const deleteQuestion = (event: ShopEvent, { locale }: Visit): string =>
  fill(texts.deleteLink[locale].ask, { title: event.title[locale], days: daysText(event, locale) });

/**
 * Returns the address that deletes an event, in the plugin's format: the home page's address with the nonce and the page to
 * open afterwards.
 */
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
 * Renders the plugin's delete link. Its address deletes immediately, so its script must ask first; without scripts a link to a
 * confirmation page replaces it.
 */
export function deleteLink(visit: Visit, event: ShopEvent): Html {
  const { locale } = visit;
  const label = html`<span class="jet-listing-dynamic-link__label">${texts.deleteLink[locale].remove}<span class="screen-reader-text">: ${event.title[locale]}, ${daysText(event, locale)}</span></span>`;
  return html`<a href="${deletePath(visit, event)}" class="jet-listing-dynamic-link__link" data-delete-link="1" data-delete-message="${deleteQuestion(event, visit)}" rel="nofollow" data-widget="delete-link">${label}</a><noscript><a href="${manageEventsPath(locale)}?delete=${event.id}" class="jet-listing-dynamic-link__link">${label}</a></noscript>`;
}

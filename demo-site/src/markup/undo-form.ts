import texts from '../../content/texts/events.json' with { type: 'json' };
import { deleteVariable } from '../shop/delete-event.ts';
import { manageEventsPath, type ShopEvent } from '../shop/events.ts';
import { createNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

/** Takes a deletion back. */
export const undoForm = (visit: Visit, event: ShopEvent, field: string): Html =>
  html`<form method="post" action="${manageEventsPath(visit.locale)}" class="undo-form"><input type="hidden" name="nonce" value="${createNonce(visit, deleteVariable)}"><button type="submit" class="button" name="${field}" value="${event.id}">${texts.undo[visit.locale]}</button></form>`;

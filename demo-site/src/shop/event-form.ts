import eventsTexts from '../../content/texts/events.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { undoForm } from '../markup/delete-link.ts';
import { type Html, html } from '../markup/html.ts';
import { type Deletion, deleteEvent, deleteVariable, manageEventsPath, undeleteEvent } from './events.ts';
import { fieldOf, idOf } from './fields.ts';
import { localTarget, redirect } from './redirects.ts';
import { notify, type Visit } from './visit.ts';

/** Field of the form that undoes a deletion. */
const restoreField = 'restore_event';

/** Returns the message about a deletion or restoration, or about the reason for a refusal. */
function message(
  visit: Visit,
  outcome: Deletion,
  done: 'deleted' | 'restored',
): readonly ['success' | 'error', Html] {
  const texts = eventsTexts.messages[visit.locale];
  if (outcome.kind !== 'deleted') return ['error', html`${texts[outcome.kind]}`];
  const { event } = outcome;
  if (event === null) return ['error', html`${texts.gone}`];
  const undo = done === 'deleted' && undoForm(visit, event, restoreField);
  return ['success', html`<span>${fill(texts[done], { title: event.title[visit.locale] })}</span>${undo}`];
}

/** Handles a delete link on any page, and the form that undoes a deletion. Returns null for other requests. */
export function handleEventForms(visit: Visit): Response | null {
  const { fields, query, locale, url } = visit;
  const manage = manageEventsPath(locale);
  if (query.has(deleteVariable)) {
    const id = idOf(query.get(deleteVariable));
    notify(visit, ...message(visit, deleteEvent(visit, id, query.get('nonce')), 'deleted'));
    const target = localTarget(visit, query.get('redirect'));
    // A target that is itself a delete link would cause an endless loop.
    return redirect(target === null || target.includes(deleteVariable) ? manage : target);
  }
  if (!fields.has(restoreField) || url.pathname !== manage) return null;
  const restored = undeleteEvent(visit, idOf(fieldOf(fields, restoreField)), fieldOf(fields, 'nonce'));
  notify(visit, ...message(visit, restored, 'restored'));
  return redirect(manage);
}

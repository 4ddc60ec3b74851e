import { announce, closePopup, dispatchLegacy, goTo, openPopup, safeUrl } from '@iyim/runtime/widget';
import type { OwnSession } from './create-session.ts';
import { failureText } from './failure-text.ts';
import { fireError } from './fire-error.ts';
import type { FormAnswer, PopupOrder, RefusedForm, SentForm } from './form-request.ts';
import { linesOf } from './lines-of.ts';

/** A popup that a form closes stays so long, for its message to be read, in ms (FM-3). */
const CLOSE_DELAY = 1000;

/** Does what follows an answer, in the original's order. True when the page is about to be left. */
export function handleAnswer(session: OwnSession, answer: FormAnswer, opener: Element | null): boolean {
  if (answer.ok) return handleSuccess(session, answer, opener);
  handleRefusal(session, answer);
  return false;
}

function handleSuccess(session: OwnSession, answer: SentForm, opener: Element | null): boolean {
  const { form, island } = session;
  const { data, redirectUrl, popup } = answer;
  const message = linesOf(answer.messageHtml);
  dispatchLegacy(form, 'submit_success', [data]);
  dispatchLegacy(form, 'form_destruct', [data]);
  const goesOn = island.emit('iyim:form-success', { message, redirectUrl, popup, data });
  session.succeed();
  HTMLFormElement.prototype.reset.call(form); // a field may be named "reset"
  if (!goesOn) return false;
  if (message !== '') session.showMessage('success', message);
  else announce(island.text('sent'));
  if (popup) orderPopup(session, popup, opener);
  if (redirectUrl === null) return false;
  goTo(redirectUrl);
  return isAnotherPage(redirectUrl);
}

/** Neither a place on this page, nor an address that opens a program, or none at all. */
function isAnotherPage(url: string): boolean {
  const [page] = location.href.split('#');
  const safe = safeUrl(url);
  return safe !== null && /^https?:/.test(safe) && (!safe.includes('#') || safe.split('#')[0] !== page);
}

function orderPopup({ form, island }: OwnSession, popup: PopupOrder, opener: Element | null): void {
  if (popup.action === 'close') {
    closePopup({ within: form, disable: popup.disable, delay: CLOSE_DELAY });
    return;
  }
  if (!openPopup({ id: popup.id, toggle: popup.toggle, opener }))
    island.report(
      new Error(`expected a popup with the id the answer names, found none with "${popup.id}"`),
      'opening a popup',
    );
}

function handleRefusal(session: OwnSession, { messageHtml, errors }: RefusedForm): void {
  const { form, island } = session;
  const lines = [linesOf(messageHtml)];
  for (const [fieldId, html] of errors) {
    const text = linesOf(html);
    // What no field can show is not kept from the visitor.
    if (text !== '' && !session.setProblem(fieldId, text)) lines.push(text);
  }
  fireError(form);
  const fieldIds = session.problems();
  const message = [...new Set(lines.filter((line) => line !== ''))].join('\n');
  const text = message || island.text(fieldIds.length > 0 ? 'checkFields' : 'unknownError');
  if (island.emit('iyim:form-error', { message: text, fieldIds })) session.showMessage('danger', text);
  session.fail(fieldIds);
}

/** The form did not get through, or the answer is none: everything typed stays, and it may be submitted again (FM-5). */
export function handleFailure(session: OwnSession, error: unknown): void {
  const { form, island } = session;
  island.report(error, 'sending the form');
  const text = failureText(island, error);
  const shows = island.emit('iyim:form-error', { message: text, fieldIds: [], error });
  if (shows) session.showMessage('danger', text);
  fireError(form);
  session.fail([]);
}

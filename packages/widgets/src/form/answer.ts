import { HttpError, InvalidAnswerError, NetworkError, TimeoutError } from '@iyim/runtime';
import { closePopup, goTo, oneSpelling, openPopup } from '@iyim/runtime/page';
import { announce, dispatchLegacy, type Island, parseHtml, safeUrl } from '@iyim/runtime/widget';
import { flushSync } from 'react-dom';
import type { FormAnswer, PopupOrder, RefusedForm, SentForm } from './form-request.ts';
import { type FormSession, fireError } from './form-state.ts';
import { textOf } from './read-fields.ts';

/** What became of a form that was sent. */
export type Outcome = FormAnswer | { readonly ok: false; readonly error: unknown };

/** Time until a popup that a form closes is closed, in ms (§4, §9, FM-3): its message can be read. */
const CLOSE_DELAY = 1000;

/** Does what follows a sent form, in the original's order. True when the page is about to be left. */
export function handleOutcome(session: FormSession, outcome: Outcome, opener: Element | null): boolean {
  if (outcome.ok) return handleSuccess(session, outcome, opener);
  if ('error' in outcome) handleFailure(session, outcome.error);
  else handleRefusal(session, outcome);
  return false;
}

/** Says what became of a form whose island has ended. */
export function announceOutcome({ text }: Island, outcome: Outcome): void {
  announce(
    'error' in outcome
      ? failureText({ text }, outcome.error)
      : linesOf(outcome.messageHtml) || text(outcome.ok ? 'sent' : 'unknownError'),
  );
}

function handleSuccess(session: FormSession, answer: SentForm, opener: Element | null): boolean {
  const { form, island } = session;
  const { data, redirectUrl, popup } = answer;
  const message = linesOf(answer.messageHtml);
  dispatchLegacy(form, 'submit_success', [data]);
  dispatchLegacy(form, 'form_destruct', [data]);
  const goesOn = island.emit('iyim:form-success', { message, redirectUrl, popup, data });
  session.succeed();
  if (!goesOn) return false;
  if (message !== '') session.update({ message: { kind: 'success', text: message } });
  else announce(island.text('sent'));
  if (popup) orderPopup(session, popup, opener);
  if (redirectUrl === null) return false;
  const isLeft = isAnotherPage(redirectUrl);
  // The message may take the focus, and would take the page back from where the address leads.
  if (!isLeft) flushSync(() => {});
  goTo(redirectUrl);
  return isLeft;
}

/** Neither a place on this page, nor an address that opens a program, or none at all. */
function isAnotherPage(url: string): boolean {
  const pageOf = (address: string) => oneSpelling(address.split('#')[0] ?? '');
  const safe = safeUrl(url);
  return (
    safe !== null && /^https?:/.test(safe) && (!safe.includes('#') || pageOf(safe) !== pageOf(location.href))
  );
}

function orderPopup({ form, island }: FormSession, popup: PopupOrder, opener: Element | null): void {
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

function handleRefusal(session: FormSession, { messageHtml, errors }: RefusedForm): void {
  const { form, island } = session;
  const lines = [linesOf(messageHtml)];
  for (const [fieldId, html] of errors) {
    const text = linesOf(html);
    // What no field can show is not kept from the visitor.
    if (text !== '' && !session.setProblem(fieldId, text)) lines.push(text);
  }
  fireError(form);
  const fieldIds = session.problemIds();
  session.update({ isListed: true });
  const message = [...new Set(lines.filter((line) => line !== ''))].join('\n');
  const text = message || island.text(fieldIds.length > 0 ? 'checkFields' : 'unknownError');
  if (island.emit('iyim:form-error', { message: text, fieldIds }))
    session.update({ message: { kind: 'danger', text } });
  session.fail();
}

/** The form did not get through, or the answer is none: everything typed stays, and it may be submitted again (FM-5). */
function handleFailure(session: FormSession, error: unknown): void {
  const { form, island } = session;
  island.report(error, 'sending the form');
  const text = failureText(island, error);
  if (island.emit('iyim:form-error', { message: text, fieldIds: [], error }))
    session.update({ message: { kind: 'danger', text } });
  fireError(form);
  session.fail();
}

/** What the visitor is told of a form that did not reach the server, or whose answer is none (FM-5, PG-3). */
const failureText = ({ text }: Pick<Island, 'text'>, error: unknown): string =>
  `${text(reasonOf(error))}\n${text('kept')}`;

/** What a server answers that takes nothing as large. */
const TOO_LARGE = 413;

function reasonOf(error: unknown): string {
  if (error instanceof HttpError && error.status === TOO_LARGE) return 'uploadFailed';
  if (error instanceof NetworkError) return 'offline';
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof InvalidAnswerError ? 'invalidAnswer' : 'unknownError';
}

/** A message is longer than this only when something is wrong with the server. */
const MAX_HTML = 10_000;
const MAX_TEXT = 2000;

/**
 * The text of a server message, which the contract defines as HTML, line by line: `<br>` and blocks end a line, no other
 * markup is left (SEC-1).
 */
export function linesOf(html: string): string {
  const content = parseHtml(cut(html).replace(/\s+/g, ' '));
  const lines = textOf(content, 'script, style, template, title')
    .split('\n')
    .map((line) => line.trim());
  const text = lines.filter((line) => line !== '').join('\n');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text;
}

/** No longer than somebody may read, and not in the middle of a tag. */
function cut(html: string): string {
  if (html.length <= MAX_HTML) return html;
  const start = html.slice(0, MAX_HTML);
  const tag = start.lastIndexOf('<');
  return tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}

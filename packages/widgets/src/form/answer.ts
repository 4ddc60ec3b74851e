import { HttpError, InvalidAnswerError, NetworkError, TimeoutError } from '@iyim/runtime';
import { closePopup, goTo, oneSpelling, openPopup } from '@iyim/runtime/page';
import { announce, dispatchLegacy, type Island, parseHtml, safeUrl } from '@iyim/runtime/widget';
import { flushSync } from 'react-dom';
import type { FormAnswer, PopupOrder, RefusedForm, SentForm } from './form-request.ts';
import { type FormSession, fireError } from './form-state.ts';
import { textOf } from './read-fields.ts';

/** The result of sending a form. */
export type Outcome = FormAnswer | { readonly ok: false; readonly error: unknown };

/** Delay in ms before a form closes its popup, so that the visitor can read the message (§4, §9, FM-3). */
const CLOSE_DELAY = 1000;

/** Handles the result of a sent form, in the original's order. Returns true if the page is about to be left. */
export function handleOutcome(session: FormSession, outcome: Outcome, opener: Element | null): boolean {
  if (outcome.ok) return handleSuccess(session, outcome, opener);
  if ('error' in outcome) handleFailure(session, outcome.error);
  else handleRefusal(session, outcome);
  return false;
}

/** Announces the result of a form whose island has ended. */
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
  // Renders before navigating, because the message may take the focus, which would scroll the page away from the address's
  // target.
  if (!isLeft) flushSync(() => {});
  goTo(redirectUrl);
  return isLeft;
}

/**
 * Returns whether a URL leads to another page, rather than to an anchor on this page, to another program, or to an unsafe address.
 */
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
    // An error about a field that is not in the form is added to the form's message.
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

/** Handles a failed request or an unusable answer: the values stay, and the form can be submitted again (FM-5). */
function handleFailure(session: FormSession, error: unknown): void {
  const { form, island } = session;
  island.report(error, 'sending the form');
  const text = failureText(island, error);
  if (island.emit('iyim:form-error', { message: text, fieldIds: [], error }))
    session.update({ message: { kind: 'danger', text } });
  fireError(form);
  session.fail();
}

/** Returns the message for a form that did not reach the server, or whose answer is unusable (FM-5, PG-3). */
const failureText = ({ text }: Pick<Island, 'text'>, error: unknown): string =>
  `${text(reasonOf(error))}\n${text('kept')}`;

/** HTTP status that means the request body is too large. */
const TOO_LARGE = 413;

function reasonOf(error: unknown): string {
  if (error instanceof HttpError && error.status === TOO_LARGE) return 'uploadFailed';
  if (error instanceof NetworkError) return 'offline';
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof InvalidAnswerError ? 'invalidAnswer' : 'unknownError';
}

/** Maximum lengths of a message in characters: of the HTML that is parsed, and of the text that is shown. Only faulty servers send more. */
const MAX_HTML = 10_000;
const MAX_TEXT = 2000;

/**
 * Returns the text of a server message, which the contract defines as HTML. `<br>` and block elements end a line; all other
 * markup is removed (SEC-1).
 */
export function linesOf(html: string): string {
  const content = parseHtml(cut(html).replace(/\s+/g, ' '));
  const lines = textOf(content, 'script, style, template, title')
    .split('\n')
    .map((line) => line.trim());
  const text = lines.filter((line) => line !== '').join('\n');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text;
}

/** Cuts HTML to `MAX_HTML` characters, but never inside a tag. */
function cut(html: string): string {
  if (html.length <= MAX_HTML) return html;
  const start = html.slice(0, MAX_HTML);
  const tag = start.lastIndexOf('<');
  return tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}

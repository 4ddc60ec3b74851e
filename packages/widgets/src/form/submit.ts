import { editMode } from '@iyim/runtime/shop';
import { announce } from '@iyim/runtime/widget';
import type { OwnSession } from './create-session.ts';
import { failureText } from './failure-text.ts';
import { handleAnswer, handleFailure } from './handle-answer.ts';
import { holdPresses } from './hold-presses.ts';
import { linesOf } from './lines-of.ts';
import { lockFields } from './lock-fields.ts';
import { mayBeSent } from './may-be-sent.ts';
import { hasSteps } from './read-parts.ts';
import { type Outcome, outcomeOf, send } from './send.ts';
import { showWaiting } from './waiting.ts';

/** How long a form that leads to another page takes no submit, in ms: the visitor may stop the next page from loading. */
const LEAVING_MS = 10_000;

/** Sends the form whenever it is submitted, once at a time (FM-1, FM-2). `ready`: the form's parts are there. */
export function connectSubmit(session: OwnSession, ready: Promise<unknown>): void {
  const { form, island, isWaiting } = session;
  const { signal } = island;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };

  const takeOutcome = async (outcome: Promise<Outcome>, opener: Element | null, endWaiting: () => void) => {
    const unlock = lockFields(island, form);
    waiting.set(form, session);
    const settled = await outcome;
    if (signal.aborted) {
      if (waiting.get(form) === session) finishAlone(session, settled);
      return;
    }
    unlock();
    endWaiting();
    if (!('answer' in settled)) handleFailure(session, settled.error);
    else if (handleAnswer(session, settled.answer, opener)) leaving = setTimeout(stay, LEAVING_MS);
  };

  const begin = () => {
    isWaiting.value = true;
    const hide = showWaiting(island, form);
    return () => {
      hide();
      session.progress.value = null;
      isWaiting.value = false;
    };
  };

  const submit = async (submitter: HTMLElement | null) => {
    const endWaiting = begin();
    session.clearMessage();
    session.fields.clear();
    if (!(await mayBeSent(session, ready, submitter))) {
      if (!signal.aborted) endWaiting();
      return;
    }
    announce(island.text('sending'));
    await takeOutcome(send(session, submitter), submitter, endWaiting);
  };

  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return; // a page script holds the form back
      if (closesDialog(form, event.submitter)) return;
      event.preventDefault();
      if (isWaiting.peek() || leaving !== undefined || editMode().peek()) return;
      island.handler(submit)(event.submitter);
    },
    { signal },
  );
  // Back from the next page, for which the browser may have frozen this one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal });
  signal.addEventListener('abort', stay);

  if (hasSteps(form)) holdPresses(form, ready, signal);

  const before = outcomeOf(form);
  if (before) island.handler(takeOutcome)(before, null, begin());
}

/** Such a submit sends nothing: the browser closes the dialog around the form. */
const closesDialog = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  (submitter?.getAttribute('formmethod') ?? form.getAttribute('method'))?.toLowerCase() === 'dialog';

/** Who waits for a form's answer: of several islands, one after the other, the last. */
const waiting = new WeakMap<HTMLFormElement, OwnSession>();

/**
 * The form's island has ended, e.g. since a popup took it off the page. What became of it is still said, and what was received
 * is not there to be sent again when the form comes back.
 */
function finishAlone(session: OwnSession, outcome: Outcome): void {
  const { form, island } = session;
  if ('answer' in outcome && outcome.answer.ok) {
    session.succeed();
    HTMLFormElement.prototype.reset.call(form);
  }
  announce(
    'answer' in outcome
      ? linesOf(outcome.answer.messageHtml) || island.text(outcome.answer.ok ? 'sent' : 'unknownError')
      : failureText(island, outcome.error),
  );
}

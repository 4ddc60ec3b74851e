import { canFocus, giveFocusBack } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { announce, isAbort, site, useIsland, useListener, useStable } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announceOutcome, handleOutcome, type Outcome } from './answer.ts';
import { checkForm } from './checks.ts';
import { filesMayBeSent } from './Files.tsx';
import { sendForm } from './form-request.ts';
import type { FormSession } from './form-state.ts';
import type { ShownParts } from './parts.tsx';
import { ownSubmitButtons, submitButtonAt } from './read.ts';

/** How long a form ignores submits while it redirects, in ms. Limited, because the visitor may stop the navigation. */
const LEAVING_MS = 10_000;

interface Sent {
  readonly outcome: Promise<Outcome>;
  /** The step from which the form was sent. */
  readonly step: number;
  /** Session that handles the outcome: that of the last island mounted on the form. */
  session: FormSession;
}

/**
 * Forms that are being sent. A sent form cannot be recalled, so the request is not aborted when its island ends. An island that
 * is mounted on the same form in the meantime waits for the same answer instead of sending the form again.
 */
const onTheWay = new WeakMap<HTMLFormElement, Sent>();

/** Sends the form when it is submitted, one request at a time (FM-1, FM-2). Returns the form's `submit` handler. */
export function useSubmit(session: FormSession, { ready }: ShownParts): (event: SubmitEvent) => unknown {
  const { form, state, update } = session;
  const { signal } = session.island;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => {
    clearTimeout(leaving.current);
    leaving.current = undefined;
  };

  const focus = useHeldFocus(form);
  const end = (step = state.peek().step) => {
    flushSync(() => update({ step, phase: 'idle', progress: null }));
    focus.giveBack();
  };

  const follow = async (sent: Sent, opener: Element | null) => {
    sent.session = session;
    update({ phase: 'sent' });
    const outcome = await sent.outcome;
    if (sent.session !== session) return;
    onTheWay.delete(form);
    // If the island has ended, e.g. because a popup removed it from the page, an accepted form is still emptied, so that its data is
    // not sent again.
    if (signal.aborted) {
      if (outcome.ok) session.succeed();
      return announceOutcome(session.island, outcome);
    }
    // After an error, returns to the step from which the form was sent; the step of an invalid field is shown afterwards.
    end(outcome.ok ? 0 : sent.step);
    if (handleOutcome(session, outcome, opener)) leaving.current = setTimeout(stay, LEAVING_MS);
    // Renders immediately, because the message may take the focus.
    flushSync(() => {});
    focus.settle(session.steps.current?.firstPlace());
  };

  // Submits work again when the visitor comes back and the browser restores this page from its back/forward cache.
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && stay());
  useLayoutEffect(() => () => clearTimeout(leaving.current), []);
  const resume = useStable(() => {
    const sent = onTheWay.get(form);
    return sent && sent.session !== session && follow(sent, null);
  });
  useLayoutEffect(() => resume(), [resume]);

  return async (event) => {
    const { submitter } = event;
    // There is nothing to send: a page script cancelled the submit, or the submit only closes a dialog.
    if (event.defaultPrevented || closesDialog(form, submitter)) return;
    event.preventDefault();
    const { phase, step } = state.peek();
    if (phase !== 'idle' || leaving.current !== undefined || editMode().peek()) return;
    update({ message: null });
    session.clearProblems();
    const press = { submitter, fields: fieldsOfButton(form, submitter), step };
    flushSync(() => update({ phase: 'checking' }));
    focus.hold();
    await ready();
    if (await mayBeSent(session, submitter)) {
      const sent = send(session, press);
      // A form that is being sent shows its first step (§4, FM-6).
      flushSync(() => update({ step: 0 }));
      focus.hold();
      await follow(sent, submitter);
    } else if (!signal.aborted) end();
  };
}

/**
 * Keeps the focus in a form while the focused element cannot have it, e.g. because the clicked button is disabled. `hold` moves
 * the focus to the form, which `<Waiting>` makes focusable. `giveBack` returns the focus to the element unless the visitor has
 * moved it. `settle` ends this: unless the visitor has moved the focus, it focuses the element, otherwise `next`, otherwise the
 * topmost modal dialog or the main part of the page.
 */
function useHeldFocus(form: HTMLFormElement) {
  const place = useRef<HTMLElement>(undefined);
  const active = () => (form.getRootNode() as Document | ShadowRoot).activeElement;
  const isUnmoved = () => [form, form.ownerDocument.body, null].includes(active() as HTMLElement | null);
  return {
    hold() {
      const focused = active();
      if (!(focused instanceof HTMLElement) || canFocus(focused)) return;
      // A field named "nodeName" hides the form's own property, which React reads from the focused element.
      if (typeof form.nodeName !== 'string') return;
      place.current = focused;
      HTMLElement.prototype.focus.call(form, { preventScroll: true }); // a field may be named "focus"
    },
    giveBack() {
      const { current } = place;
      if (!isUnmoved()) place.current = undefined;
      else if (current && canFocus(current)) current.focus({ preventScroll: true });
    },
    settle(next: HTMLElement | undefined) {
      if (place.current && isUnmoved()) giveFocusBack(form.ownerDocument, [place.current, next]);
      place.current = undefined;
    },
  };
}

/** Runs the form's checks. Resolves with false if one of them fails; its message is then already shown. */
async function mayBeSent(session: FormSession, submitter: HTMLElement | null): Promise<boolean> {
  const { captcha, island } = session;
  const { signal } = island;
  const checks = () => {
    if (submitter?.hasAttribute('formnovalidate')) return true;
    return session.isValidated ? checkForm(session) : (session.steps.current?.check() ?? true);
  };
  const isRight = () => !signal.aborted && checks();
  try {
    if (!isRight() || !(await filesMayBeSent(session)) || signal.aborted) return false;
    if (captcha.current && !(await captcha.current.pass())) return false;
    return isRight(); // fields may have changed while the captcha was pending
  } catch (error) {
    if (signal.aborted || isAbort(error)) return false;
    island.report(error, 'checking the form');
    const text = `${island.text('unknownError')}\n${island.text('kept')}`;
    session.update({ message: { kind: 'danger', text } });
    session.refuse();
    return false;
  }
}

/**
 * Returns the fields that the browser adds for the clicked button: its value, or the position of a click on an image button. They
 * are read at the click, because the browser omits them for a disabled button.
 */
function fieldsOfButton(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  const button = ownSubmitButtons(form).find((one) => one === submitter);
  if (!button) return [];
  const { name, type, value } = button;
  if (type !== 'image') return name ? [[name, value]] : [];
  const all = new FormData(form, button);
  return (name ? [`${name}.x`, `${name}.y`] : ['x', 'y']).map((axis) => [
    axis,
    String(all.getAll(axis).at(-1) ?? 0),
  ]);
}

/** A click on a submit button, or a submit without a button. */
interface Press {
  readonly submitter: HTMLElement | null;
  readonly fields: ReturnType<typeof fieldsOfButton>;
  /** The step on which the form was submitted. */
  readonly step: number;
}

/** Sends the form's current values and the fields of the clicked button. */
function send(session: FormSession, { submitter, fields: pressed, step }: Press): Sent {
  const { form, island, update } = session;
  announce(island.text('sending'));
  const fields = new FormData(form);
  // A page script may have replaced the button during the checks; a replaced button has no fields.
  if (ownSubmitButtons(form).some((button) => button === submitter))
    for (const [name, value] of pressed) fields.append(name, value);
  const hasFiles = [...fields.values()].some((value) => value instanceof File && value.size > 0);
  const outcome = sendForm(site(), fields, {
    onProgress(sent, total) {
      if (hasFiles) update({ progress: { sent, total } });
    },
  }).catch((error: unknown): Outcome => ({ ok: false, error }));
  const sent = { outcome, session, step };
  onTheWay.set(form, sent);
  return sent;
}

/**
 * Delays a click on a submit button, or a press of Enter, until the form's parts are loaded (RT-4), because on every step but the
 * last it must show the next step instead of sending the form. Returns the form's click handler while the parts are loading.
 */
export function useHeldPress(form: HTMLFormElement, { ready }: ShownParts): (event: MouseEvent) => void {
  const { signal } = useIsland();
  const pressed = useRef<HTMLElement>(undefined);
  return (event) => {
    const button = submitButtonAt(form, event);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (!pressed.current)
      void ready().then(() => {
        if (!signal.aborted) pressed.current?.click();
        pressed.current = undefined;
      });
    pressed.current = button;
  };
}

/** Returns whether a submit only closes the dialog around the form. */
const closesDialog = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  (submitter?.getAttribute('formmethod') ?? form.getAttribute('method'))?.toLowerCase() === 'dialog';

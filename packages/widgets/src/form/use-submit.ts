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

/** Time in ms during which a form that leads to another page ignores submits; limited, as the visitor may stop the navigation. */
const LEAVING_MS = 10_000;

interface Sent {
  readonly outcome: Promise<Outcome>;
  /** The step the form was sent from. */
  readonly step: number;
  /** Session that handles the outcome: of the last island mounted on the form. */
  session: FormSession;
}

/**
 * Forms that are being sent. A sent form cannot be recalled: the request is not aborted when its island ends, and an island
 * mounted on the same form meanwhile waits for the same answer instead of sending again.
 */
const onTheWay = new WeakMap<HTMLFormElement, Sent>();

/** Sends the form when it is submitted, one request at a time (FM-1, FM-2). Returns the handler of its `submit`. */
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
    // The island has ended, e.g. because a popup removed it from the page. Empty the form, so that accepted data is not sent
    // again.
    if (signal.aborted) {
      if (outcome.ok) session.succeed();
      return announceOutcome(session.island, outcome);
    }
    // Return to the step of the clicked button; an error in a field then shows that field's step.
    end(outcome.ok ? 0 : sent.step);
    if (handleOutcome(session, outcome, opener)) leaving.current = setTimeout(stay, LEAVING_MS);
    // Render now: the message may take the focus.
    flushSync(() => {});
    focus.settle(session.steps.current?.firstPlace());
  };

  // The visitor came back from the next page, and the browser had frozen this one.
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && stay());
  useLayoutEffect(() => () => clearTimeout(leaving.current), []);
  const resume = useStable(() => {
    const sent = onTheWay.get(form);
    return sent && sent.session !== session && follow(sent, null);
  });
  useLayoutEffect(() => resume(), [resume]);

  return async (event) => {
    const { submitter } = event;
    // A page script cancelled the submit, or there is nothing to send.
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
      // §4: a form that is submitted shows its first step (FM-6).
      flushSync(() => update({ step: 0 }));
      focus.hold();
      await follow(sent, submitter);
    } else if (!signal.aborted) end();
  };
}

/**
 * Keeps the focus in a form while the focused element cannot have it, e.g. the clicked button, which is disabled. `hold` moves it
 * to the form, which `<Waiting>` makes focusable; `giveBack` returns it unless the visitor has moved it since. `settle` is for
 * the end: if the element still cannot be focused and the focus is unmoved, it goes to `next`, or else to where reading
 * continues.
 */
function useHeldFocus(form: HTMLFormElement) {
  const place = useRef<HTMLElement>(undefined);
  const active = () => (form.getRootNode() as Document | ShadowRoot).activeElement;
  const isUnmoved = () => [form, form.ownerDocument.body, null].includes(active() as HTMLElement | null);
  return {
    hold() {
      const focused = active();
      if (!(focused instanceof HTMLElement) || canFocus(focused)) return;
      if (typeof form.nodeName !== 'string') return; // a field named "nodeName": React reads that property of the focused element
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

/** Runs the form's checks. Resolves with false if one fails; its message is shown by then. */
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
 * Returns the fields that the browser adds for the clicked button: its value, or the position of a click on an image button. Read
 * at the click, because the browser omits a disabled button.
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

/** A click on a submit button, or a submit without one. */
interface Press {
  readonly submitter: HTMLElement | null;
  readonly fields: ReturnType<typeof fieldsOfButton>;
  /** The step it happened on. */
  readonly step: number;
}

/** Sends the form's current values and the fields of the clicked button. */
function send(session: FormSession, { submitter, fields: pressed, step }: Press): Sent {
  const { form, island, update } = session;
  announce(island.text('sending'));
  const fields = new FormData(form);
  // A page script may have replaced the button during the checks.
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
 * Holds a click on a submit button, or an Enter, until the form's parts are loaded, and repeats it then (RT-4): on any step but
 * the last it leads to the next step and sends nothing. Returns the handler for the form's clicks until then.
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

/** Whether a submit only closes the dialog around the form. */
const closesDialog = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  (submitter?.getAttribute('formmethod') ?? form.getAttribute('method'))?.toLowerCase() === 'dialog';

import { dispatchLegacy, type Island, type Signal, signal, useListener } from '@iyim/runtime/widget';
import { flushSync } from 'react-dom';
import type { FormInput } from './read.ts';
import { type Field, fieldsOf, focusField } from './read-fields.ts';

export interface FormMessage {
  readonly kind: 'success' | 'danger';
  readonly text: string;
}

/** Bytes of a form with files that have left, of how many. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** What is wrong with a field: what the server wrote when the form was posted without scripts, or a text of now. */
export interface Problem {
  readonly text: string | null;
  /** Tells it from the form's other ones. */
  readonly key: number;
}

/** What the captcha of a form does for its submit. */
export interface CaptchaGate {
  /** False holds the form back; the visitor has been told why by then. */
  pass(): Promise<boolean>;
  /** A token is good for one submit: the next needs another. */
  reset(): void;
}

/** What the steps of a form do for it. */
export interface StepsGate {
  /** Shows the first step that has one of these elements. */
  reveal(elements: readonly Element[]): void;
  /** Checks the shown step as its “next” does. False when something is wrong, which has been shown by then. */
  check(): boolean;
  /** The first place in the shown step that takes the focus. */
  firstPlace(): HTMLElement | undefined;
}

/**
 * What happens to a mounted form: its view and its parts draw the signals. One object an island; a form that is on its way when
 * the island ends goes on with it.
 */
export interface FormSession {
  readonly form: HTMLFormElement;
  readonly island: Island;
  readonly isValidated: boolean;
  /** From the moment a submit is taken, through its checks, until its answer is there. */
  readonly isWaiting: Signal<boolean>;
  /** It is on its way: what was typed now would be lost with a success. */
  readonly isLocked: Signal<boolean>;
  readonly message: Signal<FormMessage | null>;
  /** What the server wrote about the form is not true any more. */
  readonly isOverwritten: Signal<boolean>;
  readonly progress: Signal<UploadProgress | null>;
  /** The problems stand above the form as well, with links to their fields. */
  readonly isListed: Signal<boolean>;
  /** By the fields' ids. */
  readonly problems: Signal<ReadonlyMap<string, Problem>>;
  /** The step that is shown, from 0; 0 for a form without steps. */
  readonly step: Signal<number>;
  /** The step an earlier visit was at, until the steps have taken it. */
  readonly resumed: Signal<number | null>;
  /** What an earlier visit typed is back. */
  readonly isRestored: Signal<boolean>;
  /** The server has taken the form since it was mounted. */
  readonly wasSent: () => boolean;
  /** Set by the form's parts; null where it has none, or not yet. */
  readonly captcha: { current: CaptchaGate | null };
  readonly steps: { current: StepsGate | null };
  /** Throws away what is kept of the form. Stays when the part has gone: a form is sent on without its island. */
  readonly forget: { current: (() => void) | null };

  /**
   * A message under a field, or none with null; it goes when the visitor edits the field. False when the form has no such
   * field.
   */
  setProblem(fieldId: string, text: string | null): boolean;
  clearProblems(): void;
  /** Shows and focuses the first of the fields that have a problem; of `among`, where given. */
  point(among?: readonly string[]): void;
  /** After a submit that came to nothing, of whatever cause, once the messages are there. */
  fail(): void;
  /** The same when the page has not heard of it: fires `error`. */
  refuse(): void;
  /** The server has taken the form; before it is reset. */
  succeed(): void;
  /** The form's one message, in place of the one before it. Line breaks are kept; markup is not read. */
  showMessage(kind: FormMessage['kind'], text: string): void;
  clearMessage(): void;
}

export function createSession(island: Island, input: FormInput): FormSession {
  const { form } = input;
  let wasSent = false;
  let count = 0;
  const written = [...input.problems.keys()].map((id) => [id, { text: null, key: 0 }] as const);
  const problems = signal<ReadonlyMap<string, Problem>>(new Map(written));
  const message = signal<FormMessage | null>(null);
  const isOverwritten = signal(false);
  const isListed = signal(false);
  const isRestored = signal(false);
  const captcha: FormSession['captcha'] = { current: null };
  const steps: FormSession['steps'] = { current: null };
  const forget: FormSession['forget'] = { current: null };
  /** What happened to the form has happened: a part that can not follow does not take the form down with it. */
  const tell = (run: (() => void) | undefined) => {
    try {
      run?.();
    } catch (error) {
      island.report(error, 'telling a part of the form');
    }
  };

  const session: FormSession = {
    form,
    island,
    isValidated: input.isValidated,
    isWaiting: signal(false),
    isLocked: signal(false),
    message,
    isOverwritten,
    progress: signal<UploadProgress | null>(null),
    isListed,
    problems,
    step: signal(0),
    resumed: signal<number | null>(null),
    isRestored,
    wasSent: () => wasSent,
    captcha,
    steps,
    forget,
    setProblem(fieldId, text) {
      const isThere = fieldsOf(form).has(fieldId);
      const changed = new Map(problems.peek());
      if (text !== null && isThere) changed.set(fieldId, { text, key: ++count });
      else if (!changed.delete(fieldId)) return isThere;
      problems.value = changed;
      return isThere;
    },
    clearProblems() {
      isListed.value = false;
      if (problems.peek().size > 0) problems.value = new Map();
    },
    point(among) {
      const fields = wrongFields(session).filter(([id]) => among?.includes(id) ?? true);
      tell(() => steps.current?.reveal(fields.map(([, { group }]) => group)));
      // The messages are drawn, and the step with them: what is not shown takes no focus.
      flushSync(() => {});
      fields.some(([, field]) => focusField(field));
    },
    fail() {
      tell(() => captcha.current?.reset());
      session.point();
    },
    refuse() {
      fireError(form);
      island.emit('iyim:form-error', { message: '', fieldIds: problemIds(session) });
      session.fail();
    },
    succeed() {
      wasSent = true;
      isRestored.value = false;
      tell(() => forget.current?.());
    },
    showMessage(kind, text) {
      isOverwritten.value = true;
      message.value = { kind, text };
    },
    clearMessage() {
      isOverwritten.value = true;
      message.value = null;
    },
  };
  return session;
}

/** The fields that have a problem now, in the form's order. */
const wrongFields = ({ form, problems }: FormSession): [string, Field][] =>
  [...fieldsOf(form)].filter(([id]) => problems.peek().has(id));

export const problemIds = (session: FormSession): string[] => wrongFields(session).map(([id]) => id);

/**
 * Fires the original's `error` event on the form. Without jQuery it stays there: further up it would be taken for a script's
 * error by whoever watches the window for those.
 */
export function fireError(form: HTMLFormElement): void {
  const stay = (event: Event) => event.stopPropagation();
  form.addEventListener('error', stay);
  dispatchLegacy(form, 'error');
  form.removeEventListener('error', stay);
}

/** Hears an event of all fields of a form, also of those that stand elsewhere on the page and name it (`form="…"`). */
export function useFieldEvent<E extends Event>(
  form: HTMLFormElement,
  type: string,
  run: (target: Element, event: E) => unknown,
): void {
  useListener<E>(
    form.getRootNode(),
    type,
    (event) => {
      const { target } = event;
      if (target instanceof Element && (form.contains(target) || Reflect.get(target, 'form') === form))
        return run(target, event);
    },
    { capture: true },
  );
}

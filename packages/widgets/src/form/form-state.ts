import { dispatchLegacy, type Island, signal, useListener } from '@iyim/runtime/widget';
import { createContext, createRef, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { FormInput } from './read.ts';
import { type Field, fieldsOf, focusField } from './read-fields.ts';
import type { FormSettings } from './settings.ts';

/** The state that the views of a form render. */
export interface FormState {
  /** `checking` after the submit; `sent` until the answer arrives, while the fields are locked. */
  readonly phase: 'idle' | 'checking' | 'sent';
  /** Message about the whole form. Undefined while the server's own message about the form still applies. */
  readonly message: { readonly kind: 'success' | 'danger'; readonly text: string } | null | undefined;
  /** Upload progress of a form with files, in bytes. */
  readonly progress: { readonly sent: number; readonly total: number } | null;
  /** Problems, by field id. */
  readonly problems: ReadonlyMap<string, Problem>;
  /** Whether a list above the form links to the invalid fields. */
  readonly isListed: boolean;
  /** Index of the step that is shown; 0 for a form without steps. */
  readonly step: number;
  /** Index of an earlier visit's step that is still to be restored; null if there is none. */
  readonly resumed: number | null;
  /** Whether the server has accepted the form since it was mounted. */
  readonly wasSent: boolean;
}

/** A problem with a field. Its text is null while the server's own message is shown under the field. */
export interface Problem {
  readonly text: string | null;
  /** React key, unique in the form. */
  readonly key: number;
}

/** The functions of a captcha that the form calls during a submit. */
export interface CaptchaHandle {
  /** Resolves with false if the form may not be sent; the reason is then already shown. */
  pass(): Promise<boolean>;
  /** Discards the token, which is valid for one submit. */
  reset(): void;
}

/** The actions of a form's steps that the form calls. */
export interface StepsHandle {
  /** Shows the first step that contains one of these elements. */
  reveal(elements: readonly Element[]): void;
  /** Checks the shown step as its “next” button does. Returns false if a field is invalid; its message is then already shown. */
  check(): boolean;
  /** Returns the first focusable element of the shown step. */
  firstPlace(): HTMLElement | undefined;
}

export type FormSession = ReturnType<typeof createSession>;

/** Creates the state of a mounted form. While the form is being sent, the state outlives the island. */
export function createSession(island: Island, { form, isValidated, problems }: FormInput) {
  const state = signal<FormState>({
    phase: 'idle',
    message: undefined,
    progress: null,
    problems: new Map([...problems.keys()].map((id) => [id, { text: null, key: 0 }])),
    isListed: false,
    step: 0,
    resumed: null,
    wasSent: false,
  });
  // The parts set these handles when they have loaded. `forgetDraft` stays after its part is unmounted, because sending continues
  // without the island.
  const captcha = createRef<CaptchaHandle>();
  const steps = createRef<StepsHandle>();
  const forgetDraft = createRef<() => void>();
  let lastKey = 0;

  const update = (change: Partial<FormState>) => {
    state.value = { ...state.peek(), ...change };
  };
  /** Runs code of a part. An error in it is reported and does not stop the form. */
  const guard = (run: () => void) => {
    try {
      run();
    } catch (error) {
      island.report(error, 'updating a part of the form');
    }
  };
  const wrongFields = () => [...fieldsOf(form).values()].filter(({ id }) => state.peek().problems.has(id));
  const problemIds = () => wrongFields().map(({ id }) => id);
  /** Shows the first step that contains any of these fields, and focuses the first of them that can take the focus. */
  const point = (fields: readonly Field[]) => {
    guard(() => steps.current?.reveal(fields.map(({ group }) => group)));
    // A step that is not rendered yet cannot take the focus.
    flushSync(() => {});
    fields.some(focusField);
  };
  /** Ends a failed submit, after its messages have been set. */
  const fail = () => {
    guard(() => captcha.current?.reset());
    point(wrongFields());
  };

  return {
    form,
    island,
    isValidated,
    state,
    update,
    captcha,
    steps,
    forgetDraft,
    problemIds,
    /**
     * Shows a message under a field. Null removes the message, as an edit by the visitor does. Returns false if the form has no
     * such field.
     */
    setProblem(fieldId: string, text: string | null): boolean {
      const isThere = fieldsOf(form).has(fieldId);
      const changed = new Map(state.peek().problems);
      if (text !== null && isThere) changed.set(fieldId, { text, key: ++lastKey });
      else if (!changed.delete(fieldId)) return isThere;
      update({ problems: changed });
      return isThere;
    },
    clearProblems: () => update({ isListed: false, problems: new Map() }),
    /** Shows and focuses the first of these fields that has a problem. */
    point: (ids: readonly string[]) => point(wrongFields().filter(({ id }) => ids.includes(id))),
    fail,
    /** Ends a submit that did not pass the checks. */
    refuse(): void {
      fireError(form);
      island.emit('iyim:form-error', { message: '', fieldIds: problemIds() });
      fail();
    },
    /** Marks the form as accepted by the server, and empties it. */
    succeed(): void {
      update({ wasSent: true });
      guard(() => forgetDraft.current?.());
      HTMLFormElement.prototype.reset.call(form); // a field may be named "reset"
    },
  };
}

/** The data that views inside a form render. */
interface FormView {
  readonly session: FormSession;
  readonly state: FormState;
  readonly input: FormInput;
  readonly settings: FormSettings;
}

export const FormContext = createContext<FormView | null>(null);

export function useForm(): FormView {
  const view = useContext(FormContext);
  if (!view) throw new Error('useForm(): expected a form around this component, found none');
  return view;
}

/**
 * Fires the original's `error` event on the form. Without jQuery the event does not bubble, because a listener on the window
 * would take it for a script error.
 */
export function fireError(form: HTMLFormElement): void {
  dispatchLegacy(form, 'error', [], {}, { bubbles: false });
}

/** Listens to an event of all fields of a form, even of fields elsewhere on the page that belong to it (`form="…"`). */
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

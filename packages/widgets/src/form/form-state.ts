import { dispatchLegacy, type Island, signal, useListener } from '@iyim/runtime/widget';
import { createContext, createRef, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { FormInput } from './read.ts';
import { type Field, fieldsOf, focusField } from './read-fields.ts';
import type { FormSettings } from './settings.ts';

/** Everything that the views of a form draw. */
export interface FormState {
  /** `checking` from the moment a submit is taken; `sent` until its answer is there, while fields are locked. */
  readonly phase: 'idle' | 'checking' | 'sent';
  /** The form's one message. Undefined while the server's own message about the form is still true. */
  readonly message: { readonly kind: 'success' | 'danger'; readonly text: string } | null | undefined;
  /** Bytes of a form with files that have left. */
  readonly progress: { readonly sent: number; readonly total: number } | null;
  /** Wrong fields by their ids. */
  readonly problems: ReadonlyMap<string, Problem>;
  /** A list above the form links to the wrong fields. */
  readonly isListed: boolean;
  /** The step that is shown, from 0; 0 for a form without steps. */
  readonly step: number;
  /** The step of an earlier visit, until the steps have taken it over. */
  readonly resumed: number | null;
  /** The server has accepted the form since it was mounted. */
  readonly wasSent: boolean;
}

/** A problem of a field. Its text is null while the server's own message stands under the field. */
export interface Problem {
  readonly text: string | null;
  /** Unique in the form. */
  readonly key: number;
}

/** What the captcha of a form does for its submit. */
export interface CaptchaHandle {
  /** False holds the form back; the visitor has been told why by then. */
  pass(): Promise<boolean>;
  /** Discards the token, which is good for one submit. */
  reset(): void;
}

/** What the steps of a form do for it. */
export interface StepsHandle {
  /** Shows the first step that has one of these elements. */
  reveal(elements: readonly Element[]): void;
  /** Checks the shown step as its “next” does. False when something is wrong, which has been shown by then. */
  check(): boolean;
  /** The first place in the shown step that takes the focus. */
  firstPlace(): HTMLElement | undefined;
}

export type FormSession = ReturnType<typeof createSession>;

/** Holds the state of a mounted form. It outlives the island of a form that is on its way. */
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
  // The parts set them once they are loaded. `forgetDraft` stays after its part is unmounted: a form is sent on without its island.
  const captcha = createRef<CaptchaHandle>();
  const steps = createRef<StepsHandle>();
  const forgetDraft = createRef<() => void>();
  let lastKey = 0;

  const update = (change: Partial<FormState>) => {
    state.value = { ...state.peek(), ...change };
  };
  /** Runs code of a part; its failure does not stop the form. */
  const guard = (run: () => void) => {
    try {
      run();
    } catch (error) {
      island.report(error, 'telling a part of the form');
    }
  };
  const wrongFields = () => [...fieldsOf(form).values()].filter(({ id }) => state.peek().problems.has(id));
  const problemIds = () => wrongFields().map(({ id }) => id);
  /** Shows and focuses the first wrong field, of these. */
  const point = (fields: readonly Field[]) => {
    guard(() => steps.current?.reveal(fields.map(({ group }) => group)));
    // A step that is not drawn yet takes no focus, and its messages neither.
    flushSync(() => {});
    fields.some(focusField);
  };
  /** Ends a submit that came to nothing, after its messages are set. */
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
     * Puts a message under a field, or removes it with null; it goes when the visitor edits the field. False when the form has no
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
    /** Shows and focuses the first of these fields that is wrong. */
    point: (ids: readonly string[]) => point(wrongFields().filter(({ id }) => ids.includes(id))),
    fail,
    /** Fails a submit before it is sent. */
    refuse(): void {
      fireError(form);
      island.emit('iyim:form-error', { message: '', fieldIds: problemIds() });
      fail();
    },
    /** Marks the form as accepted by the server and empties it. */
    succeed(): void {
      update({ wasSent: true });
      guard(() => forgetDraft.current?.());
      HTMLFormElement.prototype.reset.call(form); // a field may be named "reset"
    },
  };
}

/** What a view inside a form is drawn from. */
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
 * Fires the original's `error` event on the form. Without jQuery it stays there: further up it would be taken for a script's
 * error by whoever watches the window for those.
 */
export function fireError(form: HTMLFormElement): void {
  dispatchLegacy(form, 'error', [], {}, { bubbles: false });
}

/** Listens to an event of all fields of a form, also of those elsewhere on the page that name it (`form="…"`). */
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

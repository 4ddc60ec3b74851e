import type { Island, ReadonlySignal } from '@iyim/runtime/widget';

/**
 * Runs when the visitor submits, before anything is sent. False stops the submit; the check has told the visitor why by
 * then, and runs `FormSession.refuse` when fields are wrong. What it throws stops the submit too, and is reported.
 */
export type FormCheck = (signal: AbortSignal) => boolean | Promise<boolean>;

export type MessageKind = 'success' | 'danger';

/** What the parts of a form (files, steps, captcha, draft …) plug into. One object a mounted form. */
export interface FormSession {
  readonly form: HTMLFormElement;
  readonly island: Island;
  /** From the moment a submit is taken, through its checks, until its answer is there. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** The form is to be checked natively: the server did not write `novalidate` on it. */
  readonly isValidated: boolean;
  /** Checks run one after the other, in order of adding; native validation follows, since a check may fill fields in. */
  addCheck(check: FormCheck): void;
  /** Runs after `submit_success` and `form_destruct`, right before the form is reset. */
  onSuccess(run: () => void): void;
  /** The server has taken the form since it was mounted. */
  wasSent(): boolean;
  /**
   * Runs after a submit that came to nothing, of whatever cause, once the messages stand and before the focus moves.
   * `fieldIds`: fields with a problem, in the form's order; empty when the server was not reached or refused as a whole.
   */
  onFailure(run: (fieldIds: readonly string[]) => void): void;
  /**
   * A message under a field, or none with null; marks `aria-invalid` and describes the field by it. Cleared when the
   * visitor edits the field. False when the form has no such field.
   */
  setProblem(fieldId: string, text: string | null): boolean;
  /** Fields that have a problem now, in the form's order. */
  problems(): readonly string[];
  /** Says what a problem of these fields means for the form: fires `error`, runs `onFailure`, and focuses the first. */
  refuse(fieldIds: readonly string[]): void;
  /** The form's one message, in place of the one before it. Line breaks are kept; markup is not read. */
  showMessage(kind: MessageKind, text: string): void;
  /** The id under which a control's problem is kept: `email` for `form_fields[email]` and `form_fields[email][]`. */
  fieldIdOf(control: Element): string | null;
}

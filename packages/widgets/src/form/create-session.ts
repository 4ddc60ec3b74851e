import { type Island, type ReadonlySignal, type Signal, signal } from '@iyim/runtime/widget';
import { fireError } from './fire-error.ts';
import { createProblems, type Problems } from './problems.ts';
import { serverMessages } from './read.ts';
import { fieldIdOf } from './read-fields.ts';
import type { FormCheck, FormSession, MessageKind } from './session.ts';

export interface FormMessage {
  readonly kind: MessageKind;
  readonly text: string;
}

/** Bytes of a form with files that have left, of how many. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** A session as the form itself sees it: what its parts have added, and what they may not set. */
export interface OwnSession extends FormSession {
  readonly isWaiting: Signal<boolean>;
  readonly message: ReadonlySignal<FormMessage | null>;
  readonly progress: Signal<UploadProgress | null>;
  readonly checks: readonly FormCheck[];
  readonly fields: Problems;
  /** Runs what `onSuccess` has been given. */
  succeed(): void;
  /** Runs what `onFailure` has been given, then moves the focus. */
  fail(fieldIds: readonly string[]): void;
  clearMessage(): void;
}

export function createSession(island: Island, form: HTMLFormElement): OwnSession {
  const checks: FormCheck[] = [];
  const successes: (() => void)[] = [];
  const failures: ((fieldIds: readonly string[]) => void)[] = [];
  let wasSent = false;
  const message = signal<FormMessage | null>(null);
  const fields = createProblems(island, form);
  /** What happened to the form has happened: a part that can not follow does not take the form down with it. */
  const guarded = (run: () => void) => {
    try {
      run();
    } catch (error) {
      island.report(error, 'telling a part of the form');
    }
  };
  const fail = (fieldIds: readonly string[]) => {
    for (const run of failures) guarded(() => run(fieldIds));
    if (fieldIds.length > 0) fields.focusFirst(fieldIds);
  };
  const clearMessage = () => {
    message.value = null;
    for (const written of serverMessages(form)) island.changes.style(written, 'display', 'none');
  };
  return {
    form,
    island,
    isWaiting: signal(false),
    isValidated: !form.hasAttribute('novalidate'),
    message,
    progress: signal<UploadProgress | null>(null),
    checks,
    fields,
    addCheck: (check) => checks.push(check),
    onSuccess: (run) => successes.push(run),
    onFailure: (run) => failures.push(run),
    setProblem: fields.set,
    problems: fields.list,
    wasSent: () => wasSent,
    succeed() {
      wasSent = true;
      for (const run of successes) guarded(run);
    },
    fail,
    refuse(fieldIds) {
      fireError(form);
      island.emit('iyim:form-error', { message: '', fieldIds });
      fail(fieldIds);
    },
    showMessage(kind, text) {
      clearMessage();
      message.value = { kind, text };
    },
    clearMessage,
    fieldIdOf,
  };
}

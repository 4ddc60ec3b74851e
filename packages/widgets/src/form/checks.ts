import { canFocus, isolate } from '@iyim/runtime/page';
import { textLanguageOf } from '@iyim/runtime/shop';
import { type Island, useListener } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef } from 'react';
import { type FormSession, useFieldEvent } from './form-state.ts';
import { submitButtonAt } from './read.ts';
import {
  type Control,
  type Field,
  fieldIdOf,
  fieldsOf,
  isControl,
  isEmptyGroup,
  labelOf,
} from './read-fields.ts';

/** True during the widget's own validity checks, whose `invalid` events its listener ignores. */
let isAsking = false;

/**
 * Checks all fields of a form that is about to be sent, and lists the problems above them. In a form with steps, the first
 * invalid control also shows the browser's own message (§5, FM-6). Returns false if a field is invalid.
 */
export function checkForm(session: FormSession): boolean {
  session.update({ isListed: true });
  return checkFields(session, [...fieldsOf(session.form).values()], session.steps.current !== null);
}

/**
 * Checks the controls of a step before it is left or sent (§4, §5, FM-6), even in a form with `novalidate`. The first invalid
 * control shows the browser's own message; each invalid field has a message in the page's language under it. Controls that cannot
 * be focused are not checked, because the visitor could not correct them. Returns false if a field is invalid.
 */
export function checkStep(session: FormSession, isInStep: (control: Element) => boolean): boolean {
  const isAsked = (control: Element) =>
    isInStep(control) && control instanceof HTMLElement && canFocus(control);
  const fields = [...fieldsOf(session.form).values()].map((field) => ({
    ...field,
    controls: field.controls.filter(isAsked),
  }));
  return checkFields(
    session,
    fields.filter(({ controls }) => controls.length > 0),
    true,
  );
}

/** Checks fields. With `isReported`, the first invalid control shows the browser's own message. */
function checkFields(session: FormSession, fields: readonly Field[], isReported: boolean): boolean {
  const controls = fields.flatMap((field) => field.controls).filter(isControl);
  const first = isReported ? controls.find(isRefused) : undefined;
  askBrowser(() => {
    for (const control of controls) if (control !== first) control.checkValidity();
  });
  const isRight = markFields(session, fields);
  // This comes last: it moves the focus, and rendering our messages afterwards would close the browser's message.
  askBrowser(() => first?.reportValidity());
  return isRight;
}

/** Runs a validity check. Page scripts receive its `invalid` events, one per control; the widget's own listener ignores them. */
function askBrowser(ask: () => void): void {
  isAsking = true;
  ask();
  isAsking = false;
}

function markFields(session: FormSession, fields: readonly Field[]): boolean {
  const wrong = fields.flatMap((field) => {
    const text = problemText(session.island, field);
    return text === '' ? [] : [{ id: field.id, text }];
  });
  if (wrong.length === 0) return true;
  for (const { id, text } of wrong) session.setProblem(id, text);
  session.point(wrong.map(({ id }) => id));
  return false;
}

const isRefused = (control: Control): boolean => control.willValidate && !control.validity.valid;

/** Returns whether the browser finds a field invalid, or the field is a required group without a choice. */
export const isWrong = (field: Field): boolean =>
  isEmptyGroup(field) || field.controls.filter(isControl).some(isRefused);

/** Returns the problem of a field in the page's language; '' if it is valid. */
function problemText({ text }: Island, field: Field): string {
  const control = field.controls.filter(isControl).find(isRefused);
  if (!control && !isEmptyGroup(field)) return '';
  const name = labelOf(field);
  if (!control) return text('fieldChoose', { name });
  const { title, validity } = control;
  // The message was set by a page script, or by the check of the chosen files.
  if (validity.customError) return control.validationMessage;
  const limits = ['min', 'max', 'minlength', 'maxlength'].map((limit) => [limit, limitOf(control, limit)]);
  const count = limitOf(control, validity.tooShort ? 'minlength' : 'maxlength');
  const problem = text(reasonOf(control), { name, ...Object.fromEntries(limits), count });
  // In HTML, a field's `title` describes its pattern, so it is added to the message.
  const expected = isolate(title, textLanguageOf(control));
  return validity.patternMismatch && title !== '' ? `${problem} ${expected}` : problem;
}

/** Returns the key of the text for the problem that the browser found. */
function reasonOf(control: Control): string {
  const { type, validity } = control;
  const isDate = type === 'date' || type === 'time';
  if (validity.badInput) return isDate ? `${type}NotComplete` : 'fieldNumber';
  if (validity.valueMissing) {
    if (type === 'checkbox') return 'fieldTick';
    if (type === 'file') return 'fieldAttach';
    return /^(radio|select)/.test(type) ? 'fieldChoose' : 'fieldFill';
  }
  if (validity.typeMismatch) return type === 'email' ? 'fieldEmail' : 'fieldUrl';
  if (validity.tooShort) return 'fieldShort';
  if (validity.tooLong) return 'fieldLong';
  if (validity.rangeUnderflow || validity.rangeOverflow) {
    const kind = isDate ? type : 'number';
    if (control.hasAttribute('min') && control.hasAttribute('max')) return `${kind}Outside`;
    return validity.rangeUnderflow ? `${kind}Before` : `${kind}After`;
  }
  return validity.stepMismatch ? 'fieldNumber' : 'fieldFormat';
}

/** Returns a limit as messages show it: a number, a time, or a date spelled out in the language of the texts. */
function limitOf(control: Control, name: string): string | number {
  const limit = control.getAttribute(name) ?? '';
  if (limit === '') return limit;
  if (control.type !== 'date') return Number.isFinite(Number(limit)) ? Number(limit) : limit;
  return new Intl.DateTimeFormat(textLanguageOf(control), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${limit}T00:00:00Z`),
  );
}

/**
 * Shows, in the page's language, the problems that the browser finds when a submit button is clicked. In a form with steps, the
 * browser's own message appears as well (§5, FM-6); in other forms, the widget's message replaces it. Problems found by a
 * script's `checkValidity()` are not shown.
 */
export function useBrowserChecks(session: FormSession): void {
  const { form } = session;
  /**
   * A click that may submit the form. `isMarked`: the widget's messages are set; `isShown`: the browser shows its own message
   * too.
   */
  const press = useRef<{ isMarked: boolean; isShown: boolean }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  useListener<MouseEvent>(
    form.getRootNode(),
    'click',
    (event) => {
      if (!submitButtonAt(form, event)) return;
      press.current = { isMarked: false, isShown: false };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        press.current = undefined;
      });
    },
    { capture: true },
  );
  useFieldEvent(form, 'invalid', (target, event) => {
    const { current } = press;
    if (!current || isAsking) return;
    // The control has no field under which to show a message: reveal it, so that the browser can point its own message at it.
    if (fieldIdOf(target) === null) return session.steps.current?.reveal([target]);
    if (!current.isMarked) {
      current.isMarked = true;
      session.clearProblems();
      session.update({ isListed: true });
      markFields(session, [...fieldsOf(form).values()]);
    }
    // The browser shows its message at the first control whose event is not cancelled.
    if (session.steps.current && !current.isShown && canFocus(target as HTMLElement)) current.isShown = true;
    else event.preventDefault();
  });
}

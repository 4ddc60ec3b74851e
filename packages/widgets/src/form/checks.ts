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

/** What is invalid now is found by ourselves. */
let isAsking = false;

/**
 * Checks all fields of a form that is about to be sent, and lists above them what is wrong. In a form with steps the first wrong
 * control shows the browser's own message, too (§5, FM-6). False when something is wrong.
 */
export function checkForm(session: FormSession): boolean {
  session.update({ isListed: true });
  return checkFields(session, [...fieldsOf(session.form).values()], session.steps.current !== null);
}

/**
 * Checks the controls of a step before it is left or sent (§4, §5, FM-6), also in a form with `novalidate`. The first wrong one
 * shows the browser's own message; each shows one in the page's language under it. Controls that cannot be focused are not
 * checked: the visitor could not correct them. False when something is wrong.
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

/** `isReported`: the first wrong control shows the browser's own message. */
function checkFields(session: FormSession, fields: readonly Field[], isReported: boolean): boolean {
  const controls = fields.flatMap((field) => field.controls).filter(isControl);
  const first = isReported ? controls.find(isRefused) : undefined;
  askBrowser(() => {
    for (const control of controls) if (control !== first) control.checkValidity();
  });
  const isRight = markFields(session, fields);
  // Last: it moves the focus, and a message that is drawn closes it.
  askBrowser(() => first?.reportValidity());
  return isRight;
}

/** Scripts of the page that listen for `invalid` get one event for each control; we ignore those we cause. */
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

/** Whether the browser finds something wrong with a field, or it is a group that asks for a choice. */
export const isWrong = (field: Field): boolean =>
  isEmptyGroup(field) || field.controls.filter(isControl).some(isRefused);

/** What is wrong with a field, in the page's language; '' when nothing is. */
function problemText({ text }: Island, field: Field): string {
  const control = field.controls.filter(isControl).find(isRefused);
  if (!control && !isEmptyGroup(field)) return '';
  const name = labelOf(field);
  if (!control) return text('fieldChoose', { name });
  const { title, validity } = control;
  // The words of a script of the page, or ours about a file.
  if (validity.customError) return control.validationMessage;
  const limits = ['min', 'max', 'minlength', 'maxlength'].map((limit) => [limit, limitOf(control, limit)]);
  const count = limitOf(control, validity.tooShort ? 'minlength' : 'maxlength');
  const said = text(reasonOf(control), { name, ...Object.fromEntries(limits), count });
  // By HTML's rules it says what the pattern wants.
  const wanted = isolate(title, textLanguageOf(control));
  return validity.patternMismatch && title !== '' ? `${said} ${wanted}` : said;
}

/** The key of the text for what the browser found. */
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

/** A limit as messages show it: a number, a time, or a day written out in the language of the texts. */
function limitOf(control: Control, name: string): string | number {
  const limit = control.getAttribute(name) ?? '';
  if (limit === '') return limit;
  if (control.type !== 'date') return Number.isFinite(Number(limit)) ? Number(limit) : limit;
  return new Intl.DateTimeFormat(textLanguageOf(control), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${limit}T00:00:00Z`),
  );
}

/**
 * Shows in the page's language what the browser finds wrong when a submit button is pressed. In a form with steps the browser's own
 * message is shown beside it (§5, FM-6), else ours replaces it. What scripts ask with `checkValidity()` is not shown.
 */
export function useBrowserChecks(session: FormSession): void {
  const { form } = session;
  /** A press that may lead to a submit. `isTold`: it did not; `isShown`: by the browser, too. */
  const press = useRef<{ isTold: boolean; isShown: boolean }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  useListener<MouseEvent>(
    form.getRootNode(),
    'click',
    (event) => {
      if (!submitButtonAt(form, event)) return;
      press.current = { isTold: false, isShown: false };
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
    // There is no place for our words: the browser's stand where it can point at it.
    if (fieldIdOf(target) === null) return session.steps.current?.reveal([target]);
    if (!current.isTold) {
      current.isTold = true;
      session.clearProblems();
      session.update({ isListed: true });
      markFields(session, [...fieldsOf(form).values()]);
    }
    // The browser shows its message at the first control that it is left to.
    if (session.steps.current && !current.isShown && canFocus(target as HTMLElement)) current.isShown = true;
    else event.preventDefault();
  });
}

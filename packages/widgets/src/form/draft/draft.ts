import { memberOf } from '@iyim/runtime/page';
import { attempt, isPlainObject, ownValue, parseJson } from '@iyim/runtime/widget';
import { isInCaptcha } from '../read.ts';
import { type Control, isControl } from '../read-fields.ts';

/** Value of a field: a text, the chosen options of a list, or whether a box is ticked. */
type Held = string | boolean | readonly string[];

/** A field's saved value. */
export interface KeptField {
  readonly name: string;
  readonly type: string;
  /** Index among the fields of the same name. */
  readonly nth: number;
  /** The `value` of a checkbox or radio button; '' for other fields. */
  readonly option: string;
  /** The value in the server's HTML. */
  readonly given: string;
  readonly value: Held;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isHeld = (value: unknown): value is Held =>
  isText(value) || typeof value === 'boolean' || (Array.isArray(value) && value.every(isText));
const isKeptField = (field: unknown): field is KeptField =>
  ['name', 'type', 'option', 'given'].every((key) => isText(ownValue(field, key))) &&
  typeof ownValue(field, 'nth') === 'number' &&
  isHeld(ownValue(field, 'value'));

export interface Draft {
  /** Index of the step, from 0. */
  readonly step: number;
  readonly fields: readonly KeptField[];
}

/** Maximum number of characters of a draft. A longer text was not written by this widget. */
export const LONGEST = 500_000;

/** Parses a stored draft. Returns null if the text is not a draft, and omits invalid fields (SEC-3). */
export function parseDraft(text: string): Draft | null {
  if (text.length > LONGEST) return null;
  const found = parseJson(text);
  const [step, fields] = [ownValue(found, 'step'), ownValue(found, 'fields')];
  if (!isPlainObject(found) || !('step' in found) || !Array.isArray(fields)) return null;
  return {
    step: Number.isSafeInteger(step) && Number(step) >= 0 ? Number(step) : 0,
    fields: fields.filter(isKeptField),
  };
}

/**
 * Creates the store of one form's draft, which lasts as long as the browser tab, even after a crash. If storage is not available
 * (`storage` may throw), it keeps no draft and reports no error.
 */
export function draftStore(key: string, storage: () => Storage) {
  const clear = () => {
    attempt(() => storage().removeItem(key));
  };
  return {
    read: (): Draft | null => attempt(() => parseDraft(storage().getItem(key) ?? '')) ?? null,
    /** Stores a draft. An empty draft removes the stored one. */
    write(draft: Draft): void {
      const text = JSON.stringify(draft);
      // If writing fails, an older draft must not remain, because it would undo the visitor's later changes.
      clear();
      if (draft.fields.length > 0 && text.length <= LONGEST) attempt(() => storage().setItem(key, text));
    },
    clear,
  };
}

/** Returns the storage key of a form's draft. Each form of each page, and each copy of a form, has a different key. */
export function draftKey(form: HTMLFormElement): string {
  const id = idOf(form);
  const nth = [...document.forms].filter((other) => idOf(other) === id).indexOf(form);
  return `iyim-draft:${location.pathname}${location.search}:${id}${nth > 0 ? `:${nth}` : ''}`;
}

const idOf = (form: HTMLFormElement): string =>
  form.closest('[data-id]')?.getAttribute('data-id') ??
  form.getAttribute('id') ??
  form.getAttribute('name') ??
  '';

/** Types and `autocomplete` values of fields that are never saved. Browsers do not keep their values either. */
const UNKEPT = /^(password|file|hidden|submit|button|reset|image)$/;
const SECRET = /^(off|one-time-code|cc-.*|.*-password)$/;

/** Returns the fields of a form that a draft may contain. */
export function draftFields(form: HTMLFormElement): readonly Control[] {
  const isSecret = (field: Control) => {
    const autocomplete = field.getAttribute('autocomplete') ?? form.getAttribute('autocomplete') ?? '';
    return autocomplete
      .toLowerCase()
      .split(/\s+/)
      .some((word) => SECRET.test(word));
  };
  return [...memberOf(form, 'elements')]
    .filter(isControl)
    .filter(
      (field) => !UNKEPT.test(field.type) && field.name !== '' && !isSecret(field) && !isInCaptcha(field),
    );
}

const isBox = (field: Control): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function heldBy(field: Control): Held {
  if (field instanceof HTMLSelectElement)
    return [...field.options].filter(({ selected }) => selected).map(({ value }) => value);
  return isBox(field) ? field.checked : field.value;
}

/** Returns a field's value in the server's HTML. If the HTML selects no option of a list, the browser shows the first one. */
function givenTo(field: Control): Held {
  if (!(field instanceof HTMLSelectElement)) return isBox(field) ? field.defaultChecked : field.defaultValue;
  const options = [...field.options];
  const given = options.filter((option) => option.hasAttribute('selected'));
  const first = options.find(({ disabled }) => !disabled);
  const shown = field.multiple ? given : [given.at(-1) ?? first];
  return shown.flatMap((option) => option?.value ?? []);
}

const written = (value: Held): string => (Array.isArray(value) ? JSON.stringify(value) : String(value));
const isChanged = (field: Control): boolean => written(heldBy(field)) !== written(givenTo(field));

/** Returns the fields that the visitor has changed. */
export function collectDraft(form: HTMLFormElement): readonly KeptField[] {
  const fields = draftFields(form);
  return fields.filter(isChanged).map((field) => ({
    name: field.name,
    type: field.type,
    nth: fields.filter(({ name }) => name === field.name).indexOf(field),
    option: isBox(field) ? field.value : '',
    given: written(givenTo(field)),
    value: heldBy(field),
  }));
}

/**
 * Restores a draft's values into the fields that still exist, have the same type and are editable. Skips fields that the visitor
 * has edited and fields whose value in the server's HTML has changed, e.g. for another person. Fires the same events as typing.
 * Returns the number of restored fields.
 */
export function restoreDraft(form: HTMLFormElement, kept: readonly KeptField[]): number {
  const fields = draftFields(form);
  // All fields are checked before any is filled in, because ticking one radio button changes the others in its group.
  const touched = fields.filter(isChanged);
  const isOpen = (field: Control) =>
    !field.disabled &&
    !field.matches('[readonly]') &&
    // If a radio button has changed, its whole group is not restored.
    !touched.some((one) => one === field || (one.type === 'radio' && one.name === field.name));
  const open = new Set(fields.filter(isOpen));
  const restored = kept.flatMap((one) => {
    const same = fields.filter(({ name }) => name === one.name);
    const field = same.find((found, nth) => (isBox(found) ? found.value === one.option : nth === one.nth));
    if (!field || field.type !== one.type || written(givenTo(field)) !== one.given) return [];
    return open.has(field) && fill(field, one.value) ? [field] : [];
  });
  for (const field of restored) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return restored.length;
}

/** Fills in a field. Returns false if the field cannot hold the value. */
function fill(field: Control, value: Held): boolean {
  if (field instanceof HTMLSelectElement) {
    if (!Array.isArray(value)) return false;
    const options = [...field.options];
    if (!field.multiple && !options.some((option) => value.includes(option.value))) return false;
    for (const option of options) option.selected = value.includes(option.value);
  } else if (isBox(field)) {
    if (typeof value !== 'boolean') return false;
    field.checked = value;
  } else {
    if (typeof value !== 'string') return false;
    field.value = value;
  }
  return isChanged(field);
}

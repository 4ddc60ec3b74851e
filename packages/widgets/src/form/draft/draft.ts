import { memberOf } from '@iyim/runtime/page';
import { attempt, isPlainObject, own, parseJson } from '@iyim/runtime/widget';
import { isInCaptcha } from '../read.ts';
import { type Control, isControl } from '../read-fields.ts';

/** Texts: one, or those chosen of a list; a box's is whether it is ticked. */
type Held = string | boolean | readonly string[];

/** A field's saved value. */
export interface KeptField {
  readonly name: string;
  readonly type: string;
  /** Distinguishes other fields of the same name. */
  readonly nth: number;
  /** Distinguishes boxes of the same name. */
  readonly option: string;
  /** The server's value. */
  readonly given: string;
  readonly value: Held;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isHeld = (value: unknown): value is Held =>
  isText(value) || typeof value === 'boolean' || (Array.isArray(value) && value.every(isText));
const isKeptField = (field: unknown): field is KeptField =>
  ['name', 'type', 'option', 'given'].every((key) => isText(own(field, key))) &&
  typeof own(field, 'nth') === 'number' &&
  isHeld(own(field, 'value'));

export interface Draft {
  /** From 0. */
  readonly step: number;
  readonly fields: readonly KeptField[];
}

/** Characters of the longest draft that is written or read; what is longer is not one of ours. */
export const LONGEST = 500_000;

/** Reads a draft out of storage: null for whatever can not be one; fields that can not be are left out (SEC-3). */
export function parseDraft(text: string): Draft | null {
  if (text.length > LONGEST) return null;
  const found = parseJson(text);
  const [step, fields] = [own(found, 'step'), own(found, 'fields')];
  if (!isPlainObject(found) || !('step' in found) || !Array.isArray(fields)) return null;
  return {
    step: Number.isSafeInteger(step) && Number(step) >= 0 ? Number(step) : 0,
    fields: fields.filter(isKeptField),
  };
}

/**
 * Keeps one form's draft as long as the browser's tab, also over a crash. Without storage it keeps nothing, silently: `storage` may
 * throw.
 */
export function draftStore(key: string, storage: () => Storage) {
  const clear = () => {
    attempt(() => storage().removeItem(key));
  };
  return {
    read: (): Draft | null => attempt(() => parseDraft(storage().getItem(key) ?? '')) ?? null,
    /** An empty draft is removed. */
    write(draft: Draft): void {
      const text = JSON.stringify(draft);
      // An older draft would bring back what the visitor has changed since.
      clear();
      if (draft.fields.length > 0 && text.length <= LONGEST) attempt(() => storage().setItem(key, text));
    },
    clear,
  };
}

/** Where the draft of a form is kept: each form of each page has its own place, also one that the page has twice. */
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

/** Types of fields that are never kept, and what `autocomplete` says of others: nothing that a browser does not keep either. */
const UNKEPT = /^(password|file|hidden|submit|button|reset|image)$/;
const SECRET = /^(off|one-time-code|cc-.*|.*-password)$/;

/** The fields of a form that may be kept. */
export function draftFields(form: HTMLFormElement): readonly Control[] {
  const isSecret = (field: Control) => {
    const said = field.getAttribute('autocomplete') ?? form.getAttribute('autocomplete') ?? '';
    return said
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

/** What the server gave a field. Of a list in which it chose nothing, the browser shows the first. */
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

/** Everything the visitor has changed. */
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
 * Puts back what was kept, into fields that are still there, are of the same type, may be changed and have not been since:
 * neither by the visitor, nor by the server, which may have filled them in for somebody else, or with what was typed later.
 * Tells the page's scripts as typing does. Returns how many fields hold something again.
 */
export function restoreDraft(form: HTMLFormElement, kept: readonly KeptField[]): number {
  const fields = draftFields(form);
  // All are looked at before any is filled: ticking one radio button changes the others of its group.
  const touched = fields.filter(isChanged);
  const isOpen = (field: Control) =>
    !field.disabled &&
    !field.matches('[readonly]') &&
    // One button of a group speaks for all of them.
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

/** False when the value is none that this field can hold. */
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

import { CAPTCHA } from '../read-parts.ts';
import type { KeptField } from './parse-draft.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of fields that are kept. Not among them: passwords, files, hidden fields, buttons. */
const KEPT = new Set(
  'text search email tel url number date time datetime-local month week range color checkbox radio textarea select-one select-multiple'.split(
    ' ',
  ),
);
/** What a browser does not keep either. Card numbers (`cc-…`) are dealt with beside. */
const SECRET = new Set(['off', 'one-time-code', 'current-password', 'new-password']);

/** The fields of a form that may be kept. */
export function draftFields(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      KEPT.has(element.type) &&
      element.name !== '' &&
      !isSecret(element, form),
  );
}

function isSecret(field: Field, form: HTMLFormElement): boolean {
  const said = field.getAttribute('autocomplete') ?? form.getAttribute('autocomplete') ?? '';
  const words = said.toLowerCase().split(/\s+/);
  if (words.some((word) => SECRET.has(word) || word.startsWith('cc-'))) return true;
  // The provider's own field: a token of before is worth nothing.
  return field.closest(CAPTCHA) !== null;
}

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Whether a field no longer holds what the server gave it. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const given = options.filter((option) => option.hasAttribute('selected'));
    // Of a list in which the server chose nothing, the browser shows the first.
    const one = given.at(-1) ?? options.find(({ disabled }) => !disabled);
    const isGiven = (option: HTMLOptionElement) => (field.multiple ? given.includes(option) : option === one);
    return options.some((option) => option.selected !== isGiven(option));
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** What the server gave a field: a text, whether a box is ticked, or the values chosen of a list. */
export function givenTo(field: Field): string {
  if (!(field instanceof HTMLSelectElement))
    return isBox(field) ? String(field.defaultChecked) : field.defaultValue;
  const given = [...field.options].filter((option) => option.hasAttribute('selected'));
  return JSON.stringify(given.map(({ value }) => value));
}

/** Everything the visitor has changed. */
export function collectDraft(form: HTMLFormElement): readonly KeptField[] {
  const fields = draftFields(form);
  return fields.flatMap((field, index) => {
    if (!isChanged(field)) return [];
    const nth = fields.slice(0, index).filter(({ name }) => name === field.name).length;
    const { name, type } = field;
    return [
      {
        name,
        type,
        nth,
        option: isBox(field) ? field.value : '',
        given: givenTo(field),
        value: heldBy(field),
      },
    ];
  });
}

function heldBy(field: Field): KeptField['value'] {
  if (isBox(field)) return field.checked;
  if (field instanceof HTMLSelectElement && field.multiple)
    return [...field.selectedOptions].map(({ value }) => value);
  return field.value;
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
  // One button of a group speaks for all of them.
  const groups = new Set(touched.filter(({ type }) => type === 'radio').map(({ name }) => name));
  const isTouched = (field: Field) =>
    touched.includes(field) || (field.type === 'radio' && groups.has(field.name));
  const untouched = new Set(fields.filter((field) => !isTouched(field) && isOpen(field)));
  const restored = kept.flatMap((one) => {
    const same = fields.filter(({ name }) => name === one.name);
    const field = same.find((found, nth) => (isBox(found) ? found.value === one.option : nth === one.nth));
    if (!field || field.type !== one.type || givenTo(field) !== one.given) return [];
    return untouched.has(field) && fill(field, one.value) ? [field] : [];
  });
  for (const field of restored) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return restored.length;
}

const isOpen = (field: Field): boolean =>
  !field.disabled && (field instanceof HTMLSelectElement || !field.readOnly);

/** False when the value is none that this field can hold. */
function fill(field: Field, value: KeptField['value']): boolean {
  if (isBox(field)) {
    if (typeof value !== 'boolean') return false;
    field.checked = value;
  } else if (field instanceof HTMLSelectElement) {
    const wanted = new Set(Array.isArray(value) ? value : [value]);
    if (typeof value === 'boolean') return false;
    if (!field.multiple && ![...field.options].some((option) => wanted.has(option.value))) return false;
    for (const option of field.options) {
      if (field.multiple || wanted.has(option.value)) option.selected = wanted.has(option.value);
    }
  } else {
    if (typeof value !== 'string') return false;
    field.value = value;
  }
  return isChanged(field);
}

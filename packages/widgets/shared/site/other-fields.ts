/** Values of form fields, by name. The value is a list if the name ends in `[]`. */
export type OtherFields = Readonly<Record<string, string | readonly string[]>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = ':is(input, select, textarea)[name]:not([name=""], :disabled)';
const NOT_SENT = /^(submit|button|reset|image|file)$/;

/**
 * Reads the fields that other plugins have added to a widget's form (a second factor, a captcha): the fields in `root` that a
 * browser would send, except files and the fields named in `excluded`.
 */
export function readOtherFields(root: ParentNode, excluded: readonly string[]): OtherFields {
  const form = root instanceof HTMLFormElement ? root : null;
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of form ? new FormData(form) : entriesIn(root)) {
    if (typeof value !== 'string' || excluded.includes(name)) continue;
    // For any other name, the server uses the last value.
    fields[name] = name.endsWith('[]') ? [...(fields[name] ?? []), value] : value;
  }
  return fields;
}

function entriesIn(root: ParentNode): [string, string][] {
  return [...root.querySelectorAll<Control>(CONTROLS)].flatMap((control) => {
    if (NOT_SENT.test(control.type) || (/^(radio|checkbox)$/.test(control.type) && !isChecked(control)))
      return [];
    const values =
      control instanceof HTMLSelectElement
        ? [...control.selectedOptions].map((option) => option.value)
        : [control.value];
    return values.map((value): [string, string] => [control.name, value]);
  });
}

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

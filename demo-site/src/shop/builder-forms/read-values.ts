import type { Field, FormDefinition, Values } from './model.ts';

const fieldName = /^form_fields\[([A-Za-z0-9_]+)\](\[\])?$/;

const isPosted = ({ type }: Field): boolean => !['step', 'recaptcha', 'upload'].includes(type);

/**
 * The values of a form's own fields, without the spaces around them; of a repeated name the last, as PHP reads it, but
 * for boxes that may be ticked together. Null when a field is none of the form's, or not of that shape.
 */
export function readValues(form: FormDefinition, fields: URLSearchParams): Values | null {
  const known = new Map(form.fields.filter(isPosted).map((field) => [field.id, field]));
  const values = new Map<string, readonly string[]>();
  for (const [name, text] of fields) {
    if (!name.startsWith('form_fields')) continue;
    const [, id = '', list] = fieldName.exec(name) ?? [];
    const field = known.get(id);
    const takesSeveral = field?.type === 'checkbox';
    if (field === undefined || takesSeveral !== (list !== undefined)) return null;
    // Browsers send line ends as CR LF; `maxlength` counts one.
    const value = text.replace(/\r\n?/g, '\n').trim();
    values.set(id, takesSeveral ? [...(values.get(id) ?? []), value] : [value]);
  }
  return values;
}

/** `form_fields[email]` and, where there may be several values, `form_fields[email][]`. */
const FIELD_NAME = /^form_fields\[([\s\S]*?)\](?:\[\])?$/;
const ID_PREFIX = 'form-field-';
const GROUP = '.elementor-field-group';

/** A field: one control, the options of a group, or an element that stands for one (a captcha). */
export interface Field {
  readonly controls: readonly Element[];
  /** What a message about the field is put into, at its end. */
  readonly group: Element;
}

/** What can be filled in. */
export const isControl = (element: Element): element is HTMLInputElement =>
  element.matches('input, select, textarea');

/**
 * The id a field's errors come under: what stands in the brackets of its name, in the page builder's forms; else what
 * follows `form-field-` in its id; else its name. Null for what is no field, and for hidden inputs: nobody sees them.
 */
export function fieldIdOf(element: Element): string | null {
  if (isControl(element)) {
    if (/^(hidden|submit|button|reset|image)$/.test(element.type)) return null;
    const name = element.getAttribute('name') ?? '';
    const found = FIELD_NAME.exec(name)?.[1];
    if (found !== undefined) return found;
    if (!element.id.startsWith(ID_PREFIX)) return name.replace(/\[\]$/, '') || null;
  }
  return element.id.startsWith(ID_PREFIX) ? element.id.slice(ID_PREFIX.length) : null;
}

/** The form's fields by id, in their order. Read anew each time: page scripts add and remove fields. */
export function fieldsOf(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  const candidates = new Set([...form.elements, ...form.querySelectorAll(`[id^="${ID_PREFIX}"]`)]);
  const inOrder = [...candidates].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const element of inOrder) {
    const id = fieldIdOf(element);
    if (id === null) continue;
    const before = fields.get(id);
    const group = before?.group ?? element.closest(GROUP) ?? groupOf(element);
    fields.set(id, { controls: [...(before?.controls ?? []), element], group });
  }
  return fields;
}

/** In markup of our own: what holds the control and nothing but its label; never the label, whose text names the control. */
function groupOf(element: Element): Element {
  const inside = element.closest('label') ?? element;
  return inside.parentElement ?? inside;
}

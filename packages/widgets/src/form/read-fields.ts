import { memberOf } from '@iyim/runtime/page';

/** Matches `form_fields[email]` and, for several values, `form_fields[email][]`. */
const FIELD_NAME = /^form_fields\[([\s\S]*?)\](?:\[\])?$/;
/** Prefix of the id of a field's element (§3). */
const ID_PREFIX = 'form-field-';
const GROUP = '.elementor-field-group';
const REQUIRED_GROUP = '.elementor-field-required, [data-required]';
const LABEL = '.elementor-field-label';
/** Maximum number of characters of a label in a message. */
const LONGEST = 100;

/** A field: one control, the options of a group, or an element in place of a control (a captcha). */
export interface Field {
  readonly id: string;
  readonly controls: readonly Element[];
  /** Element to which a message about the field is appended. */
  readonly group: Element;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns whether an element is a form control. */
export const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

/**
 * Returns the id that the server uses for errors of a field. In the page builder's forms this is the text in the brackets of the
 * field's name; otherwise the rest of the element's id after `form-field-`; otherwise the name. Null for other elements, and for
 * hidden inputs and buttons.
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

/** Returns the form's fields by id, in document order. The result is not cached, because page scripts add and remove fields. */
export function fieldsOf(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  const candidates = new Set([
    ...memberOf(form, 'elements'),
    ...form.querySelectorAll(`[id^="${ID_PREFIX}"]`),
  ]);
  const inOrder = [...candidates].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const element of inOrder) {
    const id = fieldIdOf(element);
    if (id === null) continue;
    const before = fields.get(id);
    const group = before?.group ?? element.closest(GROUP) ?? groupOf(element);
    fields.set(id, { id, controls: [...(before?.controls ?? []), element], group });
  }
  return fields;
}

/**
 * Returns the group of a control in the library's minimal markup: the parent of the control, or of the label around it. A label is
 * never the group, because a message inside it would become part of the control's name.
 */
function groupOf(element: Element): Element {
  const inside = element.closest('label') ?? element;
  return inside.parentElement ?? inside;
}

/**
 * Returns whether a required group of checkboxes has no ticked one. HTML cannot express such a requirement; the page builder marks
 * the group with a class.
 */
export function isEmptyGroup({ controls, group }: Field): boolean {
  const boxes = controls.filter((control): control is HTMLInputElement =>
    control.matches('input[type="checkbox"][name$="[]"]:enabled'),
  );
  return boxes.length > 0 && group.matches(REQUIRED_GROUP) && !boxes.some(({ checked }) => checked);
}

/** Returns the field's visible label, otherwise its `aria-label`, otherwise its id. Cuts labels to 100 characters. */
export function labelOf({ id, controls, group }: Field): string {
  const [control] = controls;
  const single = controls.length === 1 && control && isControl(control) ? control.labels?.[0] : null;
  const label = single ?? group.querySelector(LABEL) ?? control?.closest('fieldset')?.querySelector('legend');
  // A label around its control also contains the control's options, which are not part of the label.
  const written = label ? textOf(label, 'input, select, textarea, button') : '';
  const text = written.replace(/\s+/g, ' ').trim() || control?.getAttribute('aria-label') || '';
  return text.replace(/[\s:*]+$/, '').slice(0, LONGEST) || id;
}

const BLOCKS = 'br, p, div, li, ul, ol, table, tr, h1, h2, h3, h4, h5, h6, section, article, blockquote';

/** Returns the text of a node, without elements that match `dropped`. `<br>` and block elements end a line. */
export function textOf(node: Node, dropped: string): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && node.matches(dropped)) return '';
  const inside = [...node.childNodes].map((child) => textOf(child, dropped)).join('');
  return node instanceof Element && node.matches(BLOCKS) ? `\n${inside}\n` : inside;
}

/** Selector of focusable elements inside a field that is not a control itself, e.g. a captcha. */
const FOCUSABLE = 'iframe, input, button, [tabindex]';

/** Moves the focus into a field. Returns false if nothing in it is focusable. */
export function focusField({ controls }: Field): boolean {
  const inside = controls.flatMap((control) => [...control.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  return [...(controls as readonly HTMLElement[]), ...inside].some((element) => {
    element.focus();
    return element.ownerDocument.activeElement === element;
  });
}

export const isFileInput = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'file';

export const fileInputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...memberOf(form, 'elements')].filter(isFileInput);

/** Number of bytes in a megabyte of `data-maxsize` (§5). */
export const MEGABYTE = 1024 * 1024;

/** Converts the megabytes of `data-maxsize` (1024 × 1024 bytes each) to bytes; infinity if the text is not a positive number. */
export function toBytes(megabytes: string): number {
  const amount = /^\s*\d*\.?\d+\s*$/.test(megabytes) ? Number(megabytes) : 0;
  return amount > 0 ? amount * MEGABYTE : Number.POSITIVE_INFINITY;
}

import { memberOf } from '@iyim/runtime/page';

/** `form_fields[email]` and, where there may be several values, `form_fields[email][]`. */
const FIELD_NAME = /^form_fields\[([\s\S]*?)\](?:\[\])?$/;
/** Begins the id of a field's element (§3). */
const ID_PREFIX = 'form-field-';
const GROUP = '.elementor-field-group';
const REQUIRED_GROUP = '.elementor-field-required, [data-required]';
const LABEL = '.elementor-field-label';
/** Characters of a label that a message repeats. */
const LONGEST = 100;

/** A field: one control, the options of a group, or an element that stands for one (a captcha). */
export interface Field {
  readonly id: string;
  readonly controls: readonly Element[];
  /** What a message about the field is put into, at its end. */
  readonly group: Element;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be filled in. */
export const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

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

/** In markup of our own: what holds the control and nothing but its label; never the label, whose text names the control. */
function groupOf(element: Element): Element {
  const inside = element.closest('label') ?? element;
  return inside.parentElement ?? inside;
}

/** A group of boxes of which one must be ticked, and none is: HTML has no word for it, the page builder has a class. */
export function isEmptyGroup({ controls, group }: Field): boolean {
  const boxes = controls.filter((control): control is HTMLInputElement =>
    control.matches('input[type="checkbox"][name$="[]"]:enabled'),
  );
  return boxes.length > 0 && group.matches(REQUIRED_GROUP) && !boxes.some(({ checked }) => checked);
}

/** What a visitor reads as the field's name; its id where it has none. */
export function labelOf({ id, controls, group }: Field): string {
  const [control] = controls;
  const own = controls.length === 1 && control && isControl(control) ? control.labels?.[0] : null;
  const label = own ?? group.querySelector(LABEL) ?? control?.closest('fieldset')?.querySelector('legend');
  // A label around its control has that one's options in it, too.
  const written = label ? textOf(label, 'input, select, textarea, button') : '';
  const text = written.replace(/\s+/g, ' ').trim() || control?.getAttribute('aria-label') || '';
  return text.replace(/[\s:*]+$/, '').slice(0, LONGEST) || id;
}

const BLOCKS = 'br, p, div, li, ul, ol, table, tr, h1, h2, h3, h4, h5, h6, section, article, blockquote';

/** The text in a node, without that of elements that match `dropped`. `<br>` and blocks end a line. */
export function textOf(node: Node, dropped: string): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && node.matches(dropped)) return '';
  const inside = [...node.childNodes].map((child) => textOf(child, dropped)).join('');
  return node instanceof Element && node.matches(BLOCKS) ? `\n${inside}\n` : inside;
}

/** What a field that is no control itself may hold, e.g. a captcha. */
const FOCUSABLE = 'iframe, input, button, [tabindex]';

/** Puts the focus into a field. False when nothing in it takes it. */
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

/** Bytes of a megabyte of `data-maxsize` (§5). */
export const MEGABYTE = 1024 * 1024;

/** Bytes of so many megabytes of 1024 × 1024 bytes, as `data-maxsize` has them; infinite when it has no amount. */
export function toBytes(megabytes: string): number {
  const amount = /^\s*\d*\.?\d+\s*$/.test(megabytes) ? Number(megabytes) : 0;
  return amount > 0 ? amount * MEGABYTE : Number.POSITIVE_INFINITY;
}

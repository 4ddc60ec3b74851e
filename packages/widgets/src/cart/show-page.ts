import { NOTICES } from '../../shared/cart/notice-names.ts';
import { placeNotices, removeNotices, replaceAll, replacePart } from '../../shared/cart/place-answer.ts';
import {
  type CartPage,
  EMPTY,
  type FieldValue,
  findForm,
  findRoot,
  findTotals,
  isPartOfCart,
  isQuantity,
  readFields,
  typedFields,
} from './read.ts';

export interface ShowOptions {
  readonly page: CartPage;
  /** The quantities that the request saved, by field name. */
  readonly sent?: ReadonlyMap<string, string>;
  readonly keepNotices?: boolean;
}

/**
 * Replaces the page's cart with that of the answer: form, totals and notices, or the message that the cart is empty. Copies what
 * the visitor has typed in the meantime to the new form. Returns true if an unsent quantity was copied.
 */
export function showPage(host: HTMLElement, { page, sent, keepNotices = false }: ShowOptions): boolean {
  const unsaved = unsavedValues(readFields(host), sent);
  if (!keepNotices) removeNotices(host.ownerDocument, ['error', 'message', 'info'], isPartOfCart);
  if (page.kind === 'empty') replaceAll(findRoot(host), page.content);
  else {
    replacePart(findForm(host), page.form);
    replacePart(findTotals(host), page.totals);
  }
  placeNotices(
    page.notices,
    host.querySelector(NOTICES) ?? host.ownerDocument.querySelector(NOTICES),
    findForm(host) ?? host.querySelector(EMPTY),
  );
  return writeFields(host, unsaved);
}

/** Writes each value into the fields with its name. Returns whether a quantity now differs from the server's value. */
function writeFields(root: ParentNode, values: ReadonlyMap<string, string>): boolean {
  let unsavedQuantity = false;
  for (const field of typedFields(root)) {
    const value = values.get(field.name);
    if (value === undefined || value === field.value) continue;
    field.value = value;
    if (isQuantity(field)) unsavedQuantity = true;
  }
  return unsavedQuantity;
}

/**
 * Returns typed values that the server does not have yet, by field name. They are copied to the form of the answer, so that
 * overlapping edits are never lost. `sent`: the quantities that the request saved, if any.
 */
export function unsavedValues(
  fields: readonly FieldValue[],
  sent: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  return new Map(
    fields
      .filter(({ name, value, original }) => value !== (sent.get(name) ?? original))
      .map(({ name, value }) => [name, value]),
  );
}

/** Replaces the page's totals with those of the answer. */
export const showTotals = (host: HTMLElement, totals: HTMLElement): void =>
  replacePart(findTotals(host), totals);

/**
 * Remembers the focused control if it is inside one of `parts`. Returns a function that focuses the same control inside `root`,
 * which contains the new form, and returns false if there is no such control; null if the focus is elsewhere.
 */
export function rememberFocus(
  document: Document,
  parts: readonly Element[],
): ((root: ParentNode) => boolean) | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !parts.some((part) => part.contains(active))) return null;
  const selector = describe(active);
  const { selectionStart = null, selectionEnd = null } = active instanceof HTMLInputElement ? active : {};
  return (root) => {
    const found = selector && root.querySelector<HTMLElement>(selector);
    if (!found) return false;
    found.focus({ preventScroll: true });
    if (found instanceof HTMLInputElement) placeCaret(found, selectionStart, selectionEnd);
    return true;
  };
}

/** Returns a selector that finds a control in the answer's form too; null for a control without an identifying attribute. */
function describe(element: HTMLElement): string | null {
  const attribute = ['id', 'name', 'data-iyim-step', 'href', 'data-coupon'].find((name) =>
    element.getAttribute(name),
  );
  if (attribute === undefined) return null;
  // Radio buttons share a name.
  const names = element.matches('[type="radio"]') ? [attribute, 'value'] : [attribute];
  const conditions = names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`);
  return element.localName + conditions.join('');
}

/** Restores the caret. In number fields, which do not expose its position, it moves to the end, where typing continues. */
function placeCaret(field: HTMLInputElement, start: number | null, end: number | null): void {
  const { value } = field;
  if (start === null || end === null) {
    field.value = '';
    field.value = value;
  } else field.setSelectionRange(start, end);
}

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
  /** The quantities the request saved, by field name. */
  readonly sent?: ReadonlyMap<string, string>;
  readonly keepNotices?: boolean;
}

/**
 * Puts the server's cart in place of the page's: form, totals and notices, or the word that the cart is empty. What the
 * visitor typed meanwhile is put onto the new form; the result says whether a quantity among it is still to be sent.
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

/** Puts values back into fields of their name. Says whether a quantity among them is not the server's. */
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
 * What the visitor typed and the server does not have yet, by field name: it is put onto the form that the server's answer
 * brings, so that overlapping edits are never lost. `sent`: the quantities the request carried, when it saved any.
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

/** Puts the server's totals in place of the page's. */
export const showTotals = (host: HTMLElement, totals: HTMLElement): void =>
  replacePart(findTotals(host), totals);

/**
 * Remembers the focus when it is inside one of `parts`, by the name of what has it; null when it is elsewhere. What it returns puts
 * the focus on `root`'s counterpart, on the form that replaces this one; false when there is none.
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

/** A selector for the same control on the other form; a radio button is one of several of its name. */
function describe(element: HTMLElement): string | null {
  const attribute = ['id', 'name', 'data-iyim-step', 'href', 'data-coupon'].find((name) =>
    element.getAttribute(name),
  );
  if (attribute === undefined) return null;
  const names = element.matches('[type="radio"]') ? [attribute, 'value'] : [attribute];
  const conditions = names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`);
  return element.localName + conditions.join('');
}

/** A number field tells nobody where its caret is; at the end, what is being typed goes on as it began. */
function placeCaret(field: HTMLInputElement, start: number | null, end: number | null): void {
  const { value } = field;
  if (start === null || end === null) {
    field.value = '';
    field.value = value;
  } else field.setSelectionRange(start, end);
}

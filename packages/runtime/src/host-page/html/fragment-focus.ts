import { FOCUSABLE } from '../dom/presses.ts';

const KEPT = `${FOCUSABLE}, [contenteditable]`;

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the focused element inside `root`, which is about to be replaced. The returned function focuses the equivalent element
 * of the replacement (CF-8): the element with the same id, or one with the same tag, link, name, type and `data-` attributes. A
 * field keeps its selection, and the typed text unless the server changed it. If there is no equivalent, the focus stays where
 * the browser puts it, rather than on a control that does something else.
 */
export function rememberFocus(root: Element): (replacement: readonly Element[]) => void {
  const focused = root.ownerDocument.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return () => {};
  const identity = identify(focused);
  const nth = candidates([root], identity).indexOf(focused);
  return (replacement) => {
    const byId = focused.id === '' ? undefined : focusables(replacement).find(({ id }) => id === focused.id);
    const alike = candidates(replacement, identity);
    const target = byId ?? alike[nth] ?? alike.at(-1);
    if (!target) return;
    if (isField(focused) && isField(target)) keepTyped(focused, target);
    target.focus({ preventScroll: true });
  };
}

function focusables(roots: readonly Element[]): HTMLElement[] {
  return roots
    .flatMap((root) => [root, ...root.querySelectorAll(KEPT)])
    .filter((element): element is HTMLElement => element instanceof HTMLElement && element.matches(KEPT));
}

function candidates(roots: readonly Element[], identity: string): HTMLElement[] {
  return focusables(roots).filter((element) => identify(element) === identity);
}

/** Returns a text that is equal for equivalent controls: the tag and attributes, without those that the library writes. */
function identify(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => /^(href|name|type|data-(?!iyim|widget-state$).*)$/.test(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  return [element.localName, ...attributes].join('\n');
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function keepTyped({ value, defaultValue, selectionStart, selectionEnd }: Field, target: Field): void {
  if (value !== defaultValue && target.defaultValue === defaultValue) target.value = value;
  // Inputs without text, such as checkboxes, have no selection.
  if (selectionStart !== null && target.selectionStart !== null)
    target.setSelectionRange(selectionStart, selectionEnd);
}

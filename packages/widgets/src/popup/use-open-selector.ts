import { holdsControl, isPlainClick, keepOperable, NATIVE } from '@iyim/runtime/page';
import { attempt, useIsland, useLifetime, useListener } from '@iyim/runtime/widget';

/**
 * Returns whether an element needs a role and a tab stop for keyboard users, because it neither is nor contains a control.
 */
export const needsRole = (element: Element): boolean => !element.matches(NATIVE) && !holdsControl(element);

/**
 * Opens a popup when an element that matches `selector` is clicked (PO-1, `open_selector`; empty: no elements). An element that
 * is not a control becomes a button with a tab stop, and works with Enter and Space. Clicks that open another tab keep their default
 * action, as do clicks for which `open` returns false.
 */
export function useOpenSelector(selector: string, open: (opener: Element) => boolean): void {
  const { host, report } = useIsland();
  const { ownerDocument: document } = host;
  const isValid = selector !== '' && isSelector(document, selector);
  const openerOf = (event: Event): Element | null => {
    const [target] = event.composedPath();
    return target instanceof Element ? target.closest(selector) : null;
  };
  useListener(isValid ? document : null, 'click', (event: MouseEvent) => {
    const opener = isPlainClick(event) ? openerOf(event) : null;
    if (opener && open(opener)) event.preventDefault();
  });
  useListener(isValid ? document : null, 'keydown', (event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    const opener = defaultPrevented || (key !== 'Enter' && key !== ' ') ? null : openerOf(event);
    if (opener && opener === target && !opener.matches(NATIVE) && open(opener)) event.preventDefault();
  });
  useLifetime(
    (signal) => {
      if (isValid) {
        const roleOf = (element: Element) => (needsRole(element) ? ('button' as const) : null);
        keepOperable(document, { selector, roleOf }, signal);
      } else if (selector !== '') {
        const found = new Error(`setting "open_selector": expected a CSS selector, found "${selector}"`);
        report(found, 'reading its settings');
      }
    },
    [document, selector, isValid, report],
  );
}

const isSelector = (document: Document, selector: string): boolean =>
  attempt(() => document.createDocumentFragment().querySelector(selector)) !== undefined;

import { addressTargets, isPlainClick, oneSpelling } from '@iyim/runtime/page';
import { useListener } from '@iyim/runtime/widget';

/** Returns the elements of an item that an address may lead to. */
type PartsOf<T> = (item: T) => readonly (Element | null)[];

/** Returns the items that are, or contain, the target of `address`. @default the page's address */
export function atAddress<T>(
  items: readonly T[],
  partsOf: PartsOf<T>,
  address: { hash: string } = location,
): readonly T[] {
  const targets = addressTargets(document, address);
  return items.filter((item) =>
    partsOf(item).some((part) => targets.some((target) => part?.contains(target))),
  );
}

/**
 * Opens the items that the page's address leads to, each time the address changes or a link to the current address is clicked.
 */
export function useAddress<T>(items: readonly T[], partsOf: PartsOf<T>, open: (item: T) => unknown): void {
  useListener(window, 'hashchange', () => atAddress(items, partsOf).forEach(open));
  // A link to the current address does not fire `hashchange`.
  useListener<MouseEvent>(document, 'click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || !isPlainClick(event)) return;
    if (link.hash && oneSpelling(link.href) === oneSpelling(location.href))
      atAddress(items, partsOf, link).forEach(open);
  });
}

/** Returns the panel that a title names in `aria-controls`. Undefined if the server has omitted the panel. */
export const controlled = (
  title: Element | null,
  panels: readonly HTMLElement[],
): HTMLElement | undefined => {
  const id = title?.getAttribute('aria-controls');
  return panels.find((panel) => panel.id !== '' && panel.id === id);
};

/** Returns an element's id, or `id` if it has no id or an earlier element has the same id: some originals print ids twice. */
export const ownId = (element: Element, id: string): string =>
  element.id && document.getElementById(element.id) === element ? element.id : id;

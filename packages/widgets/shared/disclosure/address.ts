import { addressTargets, isPlainClick, oneSpelling } from '@iyim/runtime/page';
import { useListener } from '@iyim/runtime/widget';

/** The elements that an address leads to when it leads to an item. */
type PartsOf<T> = (item: T) => readonly (Element | null)[];

/** The items that the page's address, or another one, leads to or into. */
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

/** Opens the items that the page's address leads to when it changes, and those of a link of the page when it is followed once more. */
export function useAddress<T>(items: readonly T[], partsOf: PartsOf<T>, open: (item: T) => unknown): void {
  useListener(window, 'hashchange', () => atAddress(items, partsOf).forEach(open));
  // A link to where the address leads already changes nothing there.
  useListener<MouseEvent>(document, 'click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || !isPlainClick(event)) return;
    if (link.hash && oneSpelling(link.href) === oneSpelling(location.href))
      atAddress(items, partsOf, link).forEach(open);
  });
}

/** The panel that a title names in `aria-controls`. A server may leave out a panel and keep its title. */
export const controlled = (
  title: Element | null,
  panels: readonly HTMLElement[],
): HTMLElement | undefined => {
  const id = title?.getAttribute('aria-controls');
  return panels.find((panel) => panel.id !== '' && panel.id === id);
};

/** An element's id; `id` where it has none, or where another one before it has the same: some originals print ids twice. */
export const ownId = (element: Element, id: string): string =>
  element.id && document.getElementById(element.id) === element ? element.id : id;

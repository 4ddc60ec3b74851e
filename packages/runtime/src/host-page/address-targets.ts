import { decode } from '../site/attempt.ts';

/**
 * Returns the element with an id that an address contains, plain or percent-encoded. If several have the id, as on pages with one
 * section for phones and another for larger screens, returns the first visible one.
 */
export function elementNamed(document: Document, id: string): HTMLElement | null {
  const found = [...new Set([id, decode(id)])].flatMap((each) =>
    each === '' ? [] : [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(each)}`)],
  );
  const shown = found.length > 1 ? found.find((each) => each.getClientRects().length > 0) : undefined;
  return shown ?? found[0] ?? null;
}

/**
 * Returns the elements that the `hash` of an address leads to. Some originals write several ids into one hash, joined by `&`.
 * @default the page's address
 */
export const addressTargets = (document: Document, { hash } = location as { hash: string }): HTMLElement[] =>
  hash
    .slice(1)
    .split('&')
    .flatMap((id) => elementNamed(document, id) ?? []);

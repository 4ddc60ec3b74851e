import { decode } from '../site/attempt.ts';

/**
 * The element that an id of an address names, written as it is or encoded. Of several with the id, as pages have a section for
 * phones and another one for the rest, the first that is shown.
 */
export function elementNamed(document: Document, id: string): HTMLElement | null {
  const found = [...new Set([id, decode(id)])].flatMap((each) =>
    each === '' ? [] : [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(each)}`)],
  );
  const shown = found.length > 1 ? found.find((each) => each.getClientRects().length > 0) : undefined;
  return shown ?? found[0] ?? null;
}

/** The elements that the `hash` of an address leads to. Some originals write several parts into it. @default the page's own */
export const addressTargets = (document: Document, { hash } = location as { hash: string }): HTMLElement[] =>
  hash
    .slice(1)
    .split('&')
    .flatMap((id) => elementNamed(document, id) ?? []);

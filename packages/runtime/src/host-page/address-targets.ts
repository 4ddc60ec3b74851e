import { decode } from '../site/attempt.ts';

/** The element that an id of an address names, written as it is or encoded. */
export const elementNamed = (document: Document, id: string): HTMLElement | null =>
  document.getElementById(id) ?? document.getElementById(decode(id));

/** The elements that the `hash` of an address leads to. Some originals write several parts into it. @default the page's own */
export const addressTargets = (document: Document, { hash } = location as { hash: string }): HTMLElement[] =>
  hash
    .slice(1)
    .split('&')
    .flatMap((id) => elementNamed(document, id) ?? []);

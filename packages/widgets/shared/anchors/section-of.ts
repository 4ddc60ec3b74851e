import { addressTargets, isPlainClick, isSamePath } from '@iyim/runtime/page';

/** The section of this page that a link, or the page's address, leads to; null for one that leads elsewhere, or nowhere. */
export function sectionOf(link: Pick<URL, 'origin' | 'pathname' | 'hash'>): HTMLElement | null {
  return isSamePath(link, location) ? (addressTargets(document, link)[0] ?? null) : null;
}

/** The section of this page to which a click follows a link; null for any other click. */
export function sectionFollowed(event: MouseEvent): HTMLElement | null {
  const link = event.target instanceof Element && event.target.closest('a');
  return link instanceof HTMLAnchorElement && isPlainClick(event) ? sectionOf(link) : null;
}

/** The words of a heading on one line: a line break separates them, and a style sheet or script inside is not part of them. */
export const headingText = (heading: Element): string => wordsOf(heading).replace(/\s+/g, ' ').trim();

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('style, script')) return '';
  return node.matches('br') ? ' ' : Array.from(node.childNodes, wordsOf).join('');
}

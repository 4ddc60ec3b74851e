import { addressTargets, isPlainClick, isSamePath } from '@iyim/runtime/page';

/**
 * Returns the section of this page that a link, or the page's address, leads to. Null if the address leads elsewhere or to no
 * element.
 */
export function sectionOf(link: Pick<URL, 'origin' | 'pathname' | 'hash'>): HTMLElement | null {
  return isSamePath(link, location) ? (addressTargets(document, link)[0] ?? null) : null;
}

/** Returns the section of this page that a click navigates to. Null for any other click. */
export function sectionFollowed(event: MouseEvent): HTMLElement | null {
  const link = event.target instanceof Element && event.target.closest('a');
  return link instanceof HTMLAnchorElement && isPlainClick(event) ? sectionOf(link) : null;
}

/** Returns the text of a heading on one line: line breaks become spaces, and style sheets and scripts inside are left out. */
export const headingText = (heading: Element): string => textOf(heading).replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('style, script')) return '';
  return node.matches('br') ? ' ' : Array.from(node.childNodes, textOf).join('');
}

import { addressTargets, isPlainClick, isSamePath } from '@iyim/runtime/widget';

/** The section of this page that a link, or the page's address, leads to; null for one that leads elsewhere, or nowhere. */
export function sectionOf(link: Pick<URL, 'origin' | 'pathname' | 'hash'>): HTMLElement | null {
  return isSamePath(link, location) ? (addressTargets(document, link)[0] ?? null) : null;
}

/** The section of this page to which a click follows a link; null for any other click. */
export function sectionFollowed(event: MouseEvent): HTMLElement | null {
  const link = event.target instanceof Element && event.target.closest('a');
  return link instanceof HTMLAnchorElement && isPlainClick(event) ? sectionOf(link) : null;
}

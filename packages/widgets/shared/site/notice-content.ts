import { loadItemLinks } from '../../page/behaviours.ts';

/**
 * Handles content that was added to the page: makes its item links work, and makes the page builder's own script show its
 * backgrounds as they come into view.
 */
export function noticeContent(document: Document): void {
  loadItemLinks(document);
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}

import { loadItemLinks } from '../../page/behaviours.ts';

/**
 * Announces content that was put into the page: its item links work, and the script that the page builder prints into pages shows
 * its backgrounds as they come into view.
 */
export function noticeContent(document: Document): void {
  loadItemLinks(document);
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}

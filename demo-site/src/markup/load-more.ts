import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

interface LoadMore {
  readonly page: number;
  readonly pages: number;
  /** Path of the next page; null on the last page. */
  readonly nextPage: string | null;
  readonly label: string;
  /** Message when there are no more items. */
  readonly end: string;
}

/**
 * Renders the page builder's "load more": the anchor that its script reads, and a button that links to the next page. Returns
 * null for a single page.
 */
export function loadMore({ url }: Visit, { page, pages, nextPage, label, end }: LoadMore): Html | null {
  if (pages < 2) return null;
  const next = nextPage === null ? '' : url.origin + nextPage;
  return html`<span class="e-load-more-spinner" aria-hidden="true"></span>
<div class="e-load-more-anchor" data-page="${page}" data-max-page="${pages}" data-next-page="${next}"></div>
${nextPage !== null && html`<div class="e-loop__load-more elementor-button-wrapper"><a href="${nextPage}" class="elementor-button-link elementor-button button"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${label}</span></span></a></div>`}
<div class="e-load-more-message"><p>${end}</p></div>`;
}

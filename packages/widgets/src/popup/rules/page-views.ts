import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/** From the given number of page loads after the popup's first on (PO-3). */
export function pageViewsPass({ views }: Rules['page_views'], { page, popup }: Facts): boolean {
  return page.views - popup.initialViews >= views;
}

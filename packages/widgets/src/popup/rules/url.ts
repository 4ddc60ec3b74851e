import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/**
 * By the address the visitor comes from: with `show` when the text is in it, with `hide` when it is not, with `regex` when
 * the expression finds something in it (PO-3, PO-4). Visitors who typed the address come from `''`.
 */
export function urlPasses({ url, action }: Rules['url'], { page, popup }: Facts): boolean {
  if (action === 'regex') return popup.matchesUrl;
  return page.referrer.includes(url) === (action === 'show');
}

import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/** In the listed browsers only (PO-3). */
export function browsersPass({ browsers }: Rules['browsers'], { page }: Facts): boolean {
  return browsers === 'all' || browsers.some((browser) => page.browsers.has(browser));
}

import type { PageContext } from '../../shop/page-context.ts';

export const hour = 3_600_000;
export const week = 7 * 24 * hour;

/** No clock of the demo is asked to run longer. Seconds. */
const longest = 31 * 24 * 3600;

/** When a countdown ends, epoch milliseconds: `?ends=5` says in how many seconds, else at the next whole hour after `ahead`. */
export function askedEnd({ query, shop }: PageContext, ahead: number): number {
  const now = shop.platform.now();
  const asked = Number(query.get('ends') || Number.NaN);
  return Number.isInteger(asked) && asked >= 0 && asked <= longest
    ? now + asked * 1000
    : Math.ceil((now + ahead) / hour) * hour;
}

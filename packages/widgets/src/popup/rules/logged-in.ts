import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/**
 * Not shown to visitors who are logged in: to none of them with `all`, else to those who have any of the roles; nobody
 * logged in passes.
 */
export function loggedInPasses({ users, roles }: Rules['logged_in'], { page }: Facts): boolean {
  if (page.roles === null) return true;
  return users !== 'all' && !page.roles.some((role) => roles.includes(role));
}

import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/** From the given number of visits after the popup's first on (PO-3, PO-4). */
export function sessionsPass({ sessions }: Rules['sessions'], { page, popup }: Facts): boolean {
  return page.sessions - popup.initialSessions >= sessions;
}

import { addressTargets } from '../host-page/address-targets.ts';
import { memberOf } from '../host-page/dom/forms.ts';
import { attempt } from '../site/attempt.ts';
import { activate } from './activate.ts';
import { allIslands, untilSettled } from './record.ts';
import { POPUP, parseTrigger, triggersOf } from './trigger.ts';
import type { IslandRecord } from './types.ts';

/**
 * Activates the islands around the target of the page's address, now and when the address changes (RT-4): an island in a closed
 * section has no box, so it would never come into view. When they have mounted, scrolls to the target, unless the page has been
 * scrolled meanwhile.
 */
export function followAddress(signal: AbortSignal): void {
  const follow = () => addressTargets(document).forEach(reach);
  window.addEventListener('hashchange', follow, { signal });
  follow();
}

async function reach(target: HTMLElement): Promise<void> {
  const waiting = [...allIslands()].filter((record) => isWaitingAround(record, target));
  if (waiting.length === 0) return;
  const { scrollY } = window;
  const mounting = waiting.map((record) => {
    void activate(record, true);
    return untilSettled(record);
  });
  await Promise.all(mounting);
  if (window.scrollY === scrollY) target.scrollIntoView({ behavior: 'instant' });
}

/**
 * Whether the island is around the target and has not mounted yet. Excludes hosts inside a popup, which start when it opens, and
 * hosts with `never`, which the page mounts.
 */
const isWaitingAround = ({ host, state, widget }: IslandRecord, target: HTMLElement): boolean =>
  widget !== undefined &&
  (state === 'pending' || state === 'loading') &&
  memberOf(host, 'contains').call(host, target) &&
  !memberOf(host, 'matches').call(host, `${POPUP} *`) &&
  attempt(() => parseTrigger(triggersOf(host, widget)[0]).name) !== 'never';

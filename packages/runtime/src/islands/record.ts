import { guard } from '../site/attempt.ts';
import { islandsOf, pageRecord } from './registry.ts';
import type { HostState, IslandRecord } from './types.ts';

/** States from the least to the most advanced. */
const STATES: readonly HostState[] = ['failed', 'pending', 'loading', 'mounted'];

export function setState(record: IslandRecord, state: IslandRecord['state']): void {
  record.state = state;
  showState(record.host);
}

/**
 * Writes the state where CSS and tests can see it (RT-5). Of several islands on one host it is the least advanced state, and
 * `failed` when one has failed; a name that nobody knows counts only where it is the only one (RT-28).
 */
export function showState(host: HTMLElement): void {
  const islands = islandsOf(host);
  const known = islands.filter(({ widget }) => widget);
  const states = (known.length > 0 ? known : islands).map(({ state }) => state);
  const shown = STATES.find((state) => states.includes(state));
  if (shown) host.setAttribute('data-widget-state', shown);
  else host.removeAttribute('data-widget-state');
}

export const allIslands = (): readonly IslandRecord[] => [...pageRecord().islands.values()].flat();

/** Tells everyone who waits for this island that it has mounted, failed or ended. */
export function settle(record: IslandRecord): void {
  for (const done of record.settled.splice(0)) done();
}

/** Resolves when a pending or loading island has mounted, failed or ended. */
export const untilSettled = (record: IslandRecord): Promise<unknown> =>
  new Promise((resolve) => record.settled.push(resolve));

/** Ends what a record has begun: its trigger, its root, every listener, timer and request it owns. Its server HTML comes back. */
export function endWith(record: IslandRecord, state: 'failed' | 'ended'): void {
  const { host, name, disarm, unmount } = record;
  record.disarm = record.unmount = record.update = undefined;
  setState(record, state);
  disarm?.();
  guard(unmount, name, 'unmounting', host);
  settle(record);
}

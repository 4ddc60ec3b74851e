import { guard } from '../site/attempt.ts';
import { islandsOf, pageRecord } from './registry.ts';
import type { HostState, IslandRecord } from './types.ts';

/** States from the least to the most advanced. */
const STATES: readonly HostState[] = ['failed', 'pending', 'loading', 'mounted'];

export function setState(record: IslandRecord, state: IslandRecord['state']): void {
  record.state = state;
  record.times = { ...record.times, [state]: performance.now() };
  showState(record.host);
}

/**
 * Writes the state into an attribute for CSS and tests (RT-5). For several islands on one host it is the least advanced state,
 * and `failed` if one has failed. Names without a widget count only if no name on the host has a widget (RT-28).
 */
export function showState(host: HTMLElement): void {
  const islands = islandsOf(host);
  const registered = islands.filter(({ widget }) => widget);
  const states = (registered.length > 0 ? registered : islands).map(({ state }) => state);
  const shown = STATES.find((state) => states.includes(state));
  if (shown) host.setAttribute('data-widget-state', shown);
  else host.removeAttribute('data-widget-state');
}

export const allIslands = (): readonly IslandRecord[] => [...pageRecord().islands.values()].flat();

/** Calls the callbacks that wait for this island to mount, fail or end. */
export function settle(record: IslandRecord): void {
  for (const done of record.settled.splice(0)) done();
}

/** Resolves when a pending or loading island has mounted, failed or ended. */
export const untilSettled = (record: IslandRecord): Promise<unknown> =>
  new Promise((resolve) => record.settled.push(resolve));

/**
 * Ends everything an island has started: its trigger, its root, every listener, timer and request it owns. Restores its server
 * HTML.
 */
export function endWith(record: IslandRecord, state: 'failed' | 'ended'): void {
  const { host, name, disarm, unmount } = record;
  record.disarm = record.unmount = record.update = undefined;
  setState(record, state);
  disarm?.();
  guard(unmount, name, 'unmounting', host);
  settle(record);
}

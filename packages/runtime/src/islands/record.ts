import type { Widget } from './define.ts';
import { guard } from './guard.ts';
import { islandsOf, pageRecord } from './page-record.ts';

/** What `data-widget-state` shows, from the least to the most advanced. */
const STATES = ['failed', 'pending', 'loading', 'mounted'] as const;
type HostState = (typeof STATES)[number];

/** One island: a widget on a host, from the moment it is found until it is released. A host that comes back has a new one. */
export interface IslandRecord {
  readonly host: HTMLElement;
  readonly name: string;
  /** `iyim-7`: prefix of every id this island makes. */
  readonly id: string;
  /** `ended`: released; what is still under way for it comes to nothing. */
  state: HostState | 'ended';
  /** Somebody clicked it: it mounts before islands that nobody has asked for. */
  urgent?: boolean;
  /** Whether the host has been in the document: then its island ends when it leaves. */
  entered: boolean;
  /** Undefined until a widget of this name is registered. */
  widget: Widget | undefined;
  /** Ends the wait for the trigger. */
  disarm?: (() => void) | undefined;
  /** Ends the mounted island and gives the host its server HTML back. */
  unmount?: (() => void) | undefined;
  /** Reads the settings anew, after the work at hand. */
  update?: (() => void) | undefined;
  /** Called once, when the island mounted, failed or ended, or cannot be fetched while the browser is offline. */
  readonly settled: ((value?: unknown) => void)[];
}

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

import type { Widget } from './define.ts';

export type HostState = 'pending' | 'loading' | 'mounted' | 'failed';

/** One host and what has become of it. */
export interface IslandRecord {
  readonly host: HTMLElement;
  readonly name: string;
  /** `iyim-7`: prefix of every id this island makes. */
  readonly id: string;
  state: HostState;
  /** Somebody clicked it: it mounts before islands that nobody has asked for. */
  urgent: boolean;
  /** Undefined until a widget of this name is registered. */
  widget: Widget | undefined;
  /** When the host is a copy of a mounted one: until it has its server HTML back. */
  readonly isReset: Promise<void> | undefined;
  /** Ends the wait for the trigger. */
  disarm: (() => void) | undefined;
  /** Ends the mounted island and gives the host its server HTML back. */
  unmount: (() => void) | undefined;
  /** Reads the settings anew, after the work at hand. */
  update: (() => void) | undefined;
  /** Called once, when the island mounted or failed. */
  readonly settled: (() => void)[];
}

/** Writes the state where CSS and tests can see it (RT-5). */
export function setState(record: IslandRecord, state: HostState): void {
  record.state = state;
  record.host.setAttribute('data-widget-state', state);
}

/** Tells everyone who waits for this island that it has mounted or failed. */
export function settle(record: IslandRecord): void {
  for (const done of record.settled.splice(0)) done();
}

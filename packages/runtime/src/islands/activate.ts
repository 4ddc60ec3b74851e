import type { Widget } from './define.ts';
import { loadCode } from './load-code.ts';
import type { IslandRecord } from './record.ts';
import { setState, settle } from './record.ts';
import { guard, report } from './report.ts';

/** Starts loading a pending island's code; `urgent` islands (somebody clicked them) go before the others. */
export function activate(record: IslandRecord, urgent = false): void {
  if (urgent) record.urgent = true; // also when it is loading already
  if (record.state !== 'pending' || !record.widget) return;
  record.disarm?.();
  record.disarm = undefined;
  setState(record, 'loading');
  void loadAndMount(record, record.widget);
}

async function loadAndMount(record: IslandRecord, widget: Widget): Promise<void> {
  try {
    const [{ definition, renderer }] = await Promise.all([loadCode(widget), record.isReset]);
    renderer.enqueue({ record, definition });
  } catch (error) {
    if (record.state === 'loading') fail(record, error, 'loading its code');
  }
}

/** The island gives up: its server HTML stays or comes back, and the rest of the page never notices (RT-7). */
export function fail(record: IslandRecord, error: unknown, where: string): void {
  const { host, name, state, unmount } = record;
  if (state === 'failed') return;
  if (state !== 'ended') {
    record.unmount = undefined;
    record.update = undefined;
    setState(record, 'failed');
    guard(unmount, name, 'unmounting', host);
  }
  report(error, name, where, host);
  settle(record);
}

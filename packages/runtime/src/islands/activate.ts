import { report } from '../site/report.ts';
import { loadCode } from './load-code.ts';
import { endWith, setState, settle, untilSettled } from './record.ts';
import { type Awaits, pressedIslands } from './replay.ts';
import type { IslandRecord } from './types.ts';

/**
 * Loads a pending island's code and queues the island for mounting. `urgent` islands (the visitor clicked them) mount before the
 * others.
 */
export async function activate(record: IslandRecord, urgent = false): Promise<void> {
  const { widget, state } = record;
  record.urgent ||= urgent; // even if the island is already loading
  if (state !== 'pending' || !widget) return;
  record.disarm?.();
  record.disarm = undefined;
  setState(record, 'loading');
  try {
    const { definition, renderer } = await loadCode(widget);
    await definition.prepare?.(record.host);
    renderer.enqueue({ record, definition });
  } catch (error) {
    if (record.state !== 'loading') return;
    if (navigator.onLine === false) waitForNetwork(record);
    else fail(record, error, 'loading its code');
  }
}

/**
 * Returns an island to `pending` while the browser is offline, which is not an error. The island requests its code again once
 * online.
 */
function waitForNetwork(record: IslandRecord): void {
  const retry = () => void activate(record);
  window.addEventListener('online', retry, { once: true });
  record.disarm = () => window.removeEventListener('online', retry);
  setState(record, 'pending');
  settle(record);
}

/** Presses for which code has been requested. While the browser is offline, each press requests it only once. */
const requested = new WeakSet<Event>();

/** Activates the islands that a press is for. Each promise resolves when its island has mounted or failed. */
export const awaitHosts: Awaits = (event, target) => {
  if (navigator.onLine === false && requested.has(event)) return [];
  requested.add(event);
  // Until the page is parsed, hosts are not scanned: the parser may have read only half of a host.
  const pressed = pressedIslands(event, target, document.readyState === 'loading');
  // Ordered from the outside in: a form's island mounts before the island of its button.
  return pressed.toReversed().map(({ record }) => {
    // An unscanned host: it is scanned at the end of parsing, before this listener runs.
    if (!record)
      return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    void activate(record, true);
    return untilSettled(record);
  });
};

/** Ends an island as failed: its server HTML stays or is restored, and the rest of the page is not affected (RT-7). */
export function fail(record: IslandRecord, error: unknown, where: string): void {
  const { host, name, state } = record;
  if (state === 'failed') return;
  record.failure = { error, where };
  if (state !== 'ended') endWith(record, 'failed');
  report(error, name, where, host);
}

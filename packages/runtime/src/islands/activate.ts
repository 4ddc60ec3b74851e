import { report } from '../site/report.ts';
import { loadCode } from './load-code.ts';
import { endWith, setState, settle, untilSettled } from './record.ts';
import { type Awaits, pressedIslands } from './replay.ts';
import type { IslandRecord } from './types.ts';

/** Loads a pending island's code and hands it on to be mounted; `urgent` islands (somebody clicked them) go before the others. */
export async function activate(record: IslandRecord, urgent = false): Promise<void> {
  const { widget, state } = record;
  record.urgent ||= urgent; // also when it is loading already
  if (state !== 'pending' || !widget) return;
  record.disarm?.();
  record.disarm = undefined;
  setState(record, 'loading');
  try {
    const { definition, renderer } = await loadCode(widget);
    await definition.prepare?.();
    renderer.enqueue({ record, definition });
  } catch (error) {
    if (record.state !== 'loading') return;
    if (navigator.onLine === false) waitForNetwork(record);
    else fail(record, error, 'loading its code');
  }
}

/** Nobody's fault: the island is as it was, and asks for its code again. */
function waitForNetwork(record: IslandRecord): void {
  const retry = () => void activate(record);
  window.addEventListener('online', retry, { once: true });
  record.disarm = () => window.removeEventListener('online', retry);
  setState(record, 'pending');
  settle(record);
}

/** Presses for which code has been asked for: offline that is done once for each. */
const asked = new WeakSet<Event>();

/** Asks the islands that a press is for to mount; resolves as each has mounted or failed. */
export const awaitHosts: Awaits = (event, target) => {
  if (navigator.onLine === false && asked.has(event)) return [];
  asked.add(event);
  // Half a host is no island yet.
  const pressed = pressedIslands(event, target, document.readyState === 'loading');
  // From the outside in: the form's island is there before the one of its button.
  return pressed.toReversed().map(({ record }) => {
    // The scan comes before this, with the end of parsing.
    if (!record)
      return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    void activate(record, true);
    return untilSettled(record);
  });
};

/** The island gives up: its server HTML stays or comes back, and the rest of the page never notices (RT-7). */
export function fail(record: IslandRecord, error: unknown, where: string): void {
  const { host, name, state } = record;
  if (state === 'failed') return;
  if (state !== 'ended') endWith(record, 'failed');
  report(error, name, where, host);
}

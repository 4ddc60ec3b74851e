import { pageSlot } from '../site/page-slot.ts';
import { activate } from './activate.ts';
import { adoptHost, release } from './hosts.ts';
import { untilSettled } from './record.ts';
import { islandsOf, pageRecord } from './registry.ts';
import type { IslandRecord } from './types.ts';

/**
 * Mounts a host's islands now, whatever their triggers, or, with `name`, only that island. Resolves when they are mounted.
 * Rejects if no such widget is registered, or if one failed (the error itself is reported by `iyim:error`). The host need not be in
 * the document: the island lives until `unmount`, or until the host has been added to the document and removed again.
 */
export async function mount(host: HTMLElement, name?: string): Promise<void> {
  const isMeant = (record: IslandRecord) => name === undefined || record.name === name;
  // A failed island starts again.
  for (const record of islandsOf(host)) if (isMeant(record) && record.state === 'failed') release(record);
  const islands = adoptHost(host).filter((record) => record.widget && isMeant(record));
  if (islands.length === 0) {
    const requested = name ?? host.getAttribute('data-widget');
    const names = [...pageRecord().widgets.keys()].join(', ') || 'none';
    throw new Error(`mount(): no widget "${requested}" is registered (known: ${names})`);
  }
  await Promise.all(islands.map(mountIsland));
}

async function mountIsland(record: IslandRecord): Promise<void> {
  void activate(record, true);
  if (record.state !== 'mounted') await untilSettled(record);
  if (record.state !== 'mounted') throw new Error(`mount(): "${record.name}" did not mount`);
}

/**
 * Unmounts a host's islands, or, with `name`, only that island, and restores the host's server HTML. The host is left alone until
 * `mount` is called or it is inserted again.
 */
export function unmount(host: HTMLElement, name?: string): void {
  for (const record of islandsOf(host)) if (name === undefined || record.name === name) release(record);
}

/**
 * Makes mounted islands read their settings again. Islands that are not mounted yet read them when they mount. Failed islands
 * are tried again, because their settings may have caused the failure.
 */
export function updateSettings(host: HTMLElement): void {
  for (const { state, update, name } of islandsOf(host)) {
    if (state === 'failed')
      mount(host, name).catch(() => {}); // reported
    else update?.();
  }
}

const armed = (): WeakSet<Element> => pageSlot('armed', () => new WeakSet());

/** Announces that a host's island, such as a popup, now listens to clicks elsewhere on the page. */
export function listens(host: HTMLElement): void {
  armed().add(host);
  host.dispatchEvent(new CustomEvent('iyim:listens'));
}

/**
 * Mounts an island that answers clicks elsewhere on the page. Resolves when it listens or has failed. Returns undefined if it
 * already listens.
 */
export function untilListens(host: HTMLElement): Promise<unknown> | undefined {
  if (armed().has(host)) return undefined;
  return new Promise((resolve) => {
    host.addEventListener('iyim:listens', resolve, { once: true });
    mount(host).catch(resolve);
  });
}

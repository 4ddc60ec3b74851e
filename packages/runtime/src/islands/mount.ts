import { pageSlot } from '../site/page-slot.ts';
import { activate } from './activate.ts';
import { adoptHost, release } from './hosts.ts';
import { untilSettled } from './record.ts';
import { islandsOf, pageRecord } from './registry.ts';
import type { IslandRecord } from './types.ts';

/**
 * Mounts a host's islands now, whatever their triggers; with `name` only that one. Resolves when they are mounted, rejects
 * when one failed (the error itself went through `iyim:error`). The host need not be in the document: the island lives until
 * `unmount`, or until the host has entered the document and left it.
 */
export async function mount(host: HTMLElement, name?: string): Promise<void> {
  const isMeant = (record: IslandRecord) => name === undefined || record.name === name;
  // One that failed begins anew.
  for (const record of islandsOf(host)) if (isMeant(record) && record.state === 'failed') release(record);
  const islands = adoptHost(host).filter((record) => record.widget && isMeant(record));
  if (islands.length === 0) {
    const wanted = name ?? host.getAttribute('data-widget');
    const names = [...pageRecord().widgets.keys()].join(', ') || 'none';
    throw new Error(`mount(): no widget "${wanted}" is registered (known: ${names})`);
  }
  await Promise.all(islands.map(mountIsland));
}

async function mountIsland(record: IslandRecord): Promise<void> {
  void activate(record, true);
  if (record.state !== 'mounted') await untilSettled(record);
  if (record.state !== 'mounted') throw new Error(`mount(): "${record.name}" did not mount`);
}

/**
 * Unmounts a host's islands and gives it its server HTML back; with `name` only that one. It is left alone until `mount` or
 * until it is inserted anew.
 */
export function unmount(host: HTMLElement, name?: string): void {
  for (const record of islandsOf(host)) if (name === undefined || record.name === name) release(record);
}

/**
 * Lets a mounted island read its settings anew; one that is not mounted yet will read them when it is, and one that failed
 * is tried again: its settings may have been what was wrong.
 */
export function updateSettings(host: HTMLElement): void {
  for (const { state, update, name } of islandsOf(host)) {
    if (state === 'failed')
      mount(host, name).catch(() => {}); // reported
    else update?.();
  }
}

const armed = (): WeakSet<Element> => pageSlot('armed', () => new WeakSet());

/** An island that answers presses elsewhere on the page, such as a popup, says that it listens to them now. */
export function listens(host: HTMLElement): void {
  armed().add(host);
  host.dispatchEvent(new CustomEvent('iyim:listens'));
}

/** Mounts an island that answers presses elsewhere; resolves when it listens or has failed, undefined when it does already. */
export function untilListens(host: HTMLElement): Promise<unknown> | undefined {
  if (armed().has(host)) return undefined;
  return new Promise((resolve) => {
    host.addEventListener('iyim:listens', resolve, { once: true });
    mount(host).catch(resolve);
  });
}

import { activate } from './activate.ts';
import { adoptHost, release } from './hosts.ts';
import { pageRecord } from './page-record.ts';

/**
 * Mounts one host now, whatever its trigger. Resolves when it is mounted, rejects when it failed (the error itself went
 * through `iyim:error`). The host need not be in the document.
 */
export function mount(host: HTMLElement): Promise<void> {
  const record = adoptHost(host);
  if (!record.widget) {
    const known = [...pageRecord().widgets.keys()].join(', ') || 'none';
    return Promise.reject(new Error(`mount(): no widget "${record.name}" is registered (known: ${known})`));
  }
  if (record.state === 'mounted') return Promise.resolve();
  if (record.state === 'failed') record.state = 'pending';
  return new Promise((resolve, reject) => {
    record.settled.push(() =>
      record.state === 'mounted' ? resolve() : reject(new Error(`mount(): "${record.name}" did not mount`)),
    );
    activate(record, true);
  });
}

/** Unmounts one host and gives it its server HTML back. It is left alone until `mount` or until it is inserted anew. */
export function unmount(host: HTMLElement): void {
  const record = pageRecord().islands.get(host);
  if (record) release(record);
}

/**
 * Lets a mounted island read its settings anew; one that is not mounted yet will read them when it is, and one that failed
 * is tried again: its settings may have been what was wrong.
 */
export function updateSettings(host: HTMLElement): void {
  const record = pageRecord().islands.get(host);
  if (record?.state === 'failed')
    mount(host).catch(() => {}); // reported
  else record?.update?.();
}

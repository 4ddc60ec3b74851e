import { activate } from './activate.ts';
import type { Widget } from './define.ts';
import { pageRecord } from './page-record.ts';
import { type IslandRecord, setState, settle } from './record.ts';
import { report } from './report.ts';
import { parseTrigger, triggerNames } from './triggers/index.ts';

/** What the server writes on an element to make it a host. */
export const HOST = '[data-widget]';

/** Hosts that begin when their popup is opened, not when their widget would on a page (PO-8). */
const INSIDE_POPUP = '[data-widget=popup] *';

/** When a host activates that does not say so itself. */
export const usualTrigger = (host: Element, widget: Widget): string =>
  host.matches(INSIDE_POPUP) ? 'visible' : widget.trigger;

/** Makes every host in and under `root` an island that waits for its trigger. Known hosts are left alone. */
export function scan(root: ParentNode & Node): void {
  const hosts = root.querySelectorAll<HTMLElement>(HOST);
  if (root instanceof HTMLElement && root.matches(HOST)) adoptHost(root);
  for (const host of hosts) adoptHost(host);
}

export function adoptHost(host: HTMLElement): IslandRecord {
  const page = pageRecord();
  const existing = page.islands.get(host);
  if (existing) {
    if (!page.live.has(existing)) revive(existing);
    return existing;
  }
  const name = host.getAttribute('data-widget') ?? '';
  const record: IslandRecord = {
    host,
    name,
    id: `iyim-${page.nextId++}`,
    state: 'pending',
    urgent: false,
    widget: page.widgets.get(name),
    // A copy of a mounted host (carousels and page caches clone nodes) carries our output and our state (RT-25).
    isReset: host.hasAttribute('data-widget-state') ? resetClone(host) : undefined,
    disarm: undefined,
    unmount: undefined,
    update: undefined,
    settled: [],
  };
  page.islands.set(host, record);
  page.live.add(record);
  setState(record, 'pending');
  arm(record);
  return record;
}

/** Few pages have one: what resets it is fetched then. Resolves also when that failed. */
const resetClone = (host: HTMLElement): Promise<void> =>
  import('../host-page/restore.ts').then(
    ({ restore }) => restore(host),
    (error) => report(error, host.dataset.widget ?? '', 'resetting a copy of a mounted host', host),
  );

/** A host that left the document and came back later starts anew. */
function revive(record: IslandRecord): void {
  pageRecord().live.add(record);
  setState(record, 'pending');
  arm(record);
}

function arm(record: IslandRecord): void {
  const { widget, host } = record;
  if (!widget) return; // waits for `register`
  const usual = usualTrigger(host, widget);
  const wanted = host.getAttribute('data-widget-load') ?? usual;
  let parsed = parseTrigger(wanted);
  if (!parsed) {
    const expected = triggerNames.join(', ');
    const message = `data-widget-load: expected one of ${expected}, found "${wanted}"; using "${usual}"`;
    report(new Error(message), record.name, 'reading its trigger', host);
    parsed = parseTrigger(usual);
  }
  try {
    const disarm = parsed?.trigger(host, parsed.argument, () => activate(record));
    if (record.state === 'pending') record.disarm = disarm;
  } catch (error) {
    report(error, record.name, `arming its trigger "${wanted}"`, host);
    activate(record);
  }
}

/** Gives a widget to hosts that have been waiting for it. */
export function armWaiting(widget: Widget): void {
  for (const record of pageRecord().live) {
    if (record.name !== widget.name || record.widget) continue;
    record.widget = widget;
    arm(record);
  }
}

/** Ends an island: its trigger, its root, every listener, timer and request it owns. The host becomes plain HTML. */
export function release(record: IslandRecord): void {
  record.disarm?.();
  record.disarm = undefined;
  const wasMounted = record.state === 'mounted';
  record.state = 'pending'; // a load in flight sees this and does not mount
  record.urgent = false;
  record.unmount?.();
  record.unmount = undefined;
  record.update = undefined;
  record.host.removeAttribute('data-widget-state');
  pageRecord().live.delete(record);
  settle(record);
  if (!wasMounted) return;
  record.host.dispatchEvent(
    new CustomEvent('iyim:unmounted', { bubbles: true, detail: { widget: record.name } }),
  );
}

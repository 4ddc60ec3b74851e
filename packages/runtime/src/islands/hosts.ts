import { memberOf } from '../host-page/dom/forms.ts';
import { restore } from '../host-page/html/restore.ts';
import { guard } from '../site/attempt.ts';
import { fire } from '../site/events.ts';
import { pageSlot } from '../site/page-slot.ts';
import { arm } from './arm.ts';
import { allIslands, endWith, showState } from './record.ts';
import { HOST, hostsIn, islandsOf, pageRecord, widgetNames } from './registry.ts';
import type { IslandRecord } from './types.ts';
import { reportUnknownName } from './unknown-names.ts';

/**
 * Turns every host in `root` (default: the whole document), and `root` if it is a host, into islands that wait for their trigger.
 * Skips existing islands. Pages need this only for hosts that mutation observers cannot see, such as those in a shadow root,
 * because other hosts are found automatically.
 */
export function scan(root: ParentNode & Node = document): void {
  // In a host that is a form, a field can shadow one of these methods. Only that host must fail.
  const hosts =
    root instanceof HTMLElement
      ? [
          ...(memberOf(root, 'matches').call(root, HOST) ? [root] : []),
          ...(memberOf(root, 'querySelectorAll').call(root, HOST) as NodeListOf<HTMLElement>),
        ]
      : hostsIn(root);
  for (const host of hosts) guard(() => adoptHost(host), 'page', 'reading a host', host);
}

/** Returns the host's islands, one for each of its names. Creates missing islands, which wait for their trigger. */
export function adoptHost(host: HTMLElement): readonly IslandRecord[] {
  const page = pageRecord();
  const islands = islandsOf(host);
  const entered = host.isConnected;
  for (const record of islands) record.entered ||= entered;
  const names = widgetNames(host).filter((name) => !islands.some((record) => record.name === name));
  if (names.length === 0) return islands;
  if (islands.length === 0) resetClone(host);
  const added = names.map((name): IslandRecord => {
    const id = `iyim-${page.nextId++}`;
    return {
      host,
      name,
      id,
      state: 'pending',
      entered,
      widget: page.widgets.get(name),
      settled: [],
    };
  });
  page.islands.set(host, [...islands, ...added]);
  for (const name of names) hostsByName().set(name, hostsNamed(name).add(host));
  showState(host);
  for (const record of added) arm(record);
  // Islands without a widget wait for `register`.
  for (const record of added) if (!record.widget) reportLater(record);
  return islandsOf(host);
}

const hostsByName = (): Map<string, Set<HTMLElement>> => pageSlot('hosts-by-name', () => new Map());

/** Returns the hosts of a widget that have been found, so that a press need not search the whole page. */
export const hostsNamed = (name: string): Set<HTMLElement> => hostsByName().get(name) ?? new Set();

/**
 * Resets a copy of a mounted host, which contains the island's output and state: carousels and page caches clone nodes (RT-25).
 */
function resetClone(host: HTMLElement): void {
  if (host.hasAttribute('data-widget-state') && / data-iyim-(slot|was)/.test(host.outerHTML)) restore(host);
}

/** Ends an island. */
export function release(record: IslandRecord): void {
  const { host, name, state } = record;
  if (state === 'ended') return;
  const { islands } = pageRecord();
  const others = islandsOf(host).filter((other) => other !== record);
  if (others.length > 0) islands.set(host, others);
  else islands.delete(host);
  hostsNamed(name).delete(host);
  endWith(record, 'ended');
  if (state === 'mounted') fire('unmounted', { widget: name, host });
}

/** Ends the islands whose host was removed from the page, and finds the hosts in added elements. */
export function followChange(moved: readonly Element[]): void {
  // A host that was mounted outside the document counts as removed only after it has been in the document.
  const hasLeft = ({ host, entered }: IslandRecord) =>
    !memberOf(host, 'isConnected') &&
    (entered || moved.some((element) => memberOf(element, 'contains').call(element, host)));
  if (!moved.every(isHere))
    for (const record of allIslands())
      guard(
        () => hasLeft(record) && release(record),
        record.name,
        'checking whether it was removed',
        record.host,
      );
  for (const element of moved) if (isHere(element)) scan(element);
}

const isHere = ({ isConnected }: Element): boolean => isConnected;

/** Islands without a widget, until their names are reported. */
const unknown = new Set<IslandRecord>();

/**
 * Logs each name without a widget once, with the name that was probably meant (RT-31). Waits until the page and its scripts have
 * loaded, because they may register the widget. Another product's `data-widget` is logged once too.
 */
function reportLater(record: IslandRecord): void {
  unknown.add(record);
  if (unknown.size > 1) return;
  if (document.readyState === 'complete') queueMicrotask(reportUnknown);
  else window.addEventListener('load', reportUnknown, { once: true });
}

function reportUnknown(): void {
  for (const { name, host, state } of unknown) if (state !== 'ended') reportUnknownName(name, host);
  unknown.clear();
}

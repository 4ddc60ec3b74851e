import { memberOf } from '../host-page/dom/forms.ts';
import { restore } from '../host-page/html/restore.ts';
import { guard } from '../site/attempt.ts';
import { fire } from '../site/events.ts';
import { pageSlot } from '../site/page-slot.ts';
import { arm } from './arm.ts';
import { allIslands, endWith, showState } from './record.ts';
import { HOST, hostsIn, islandsOf, pageRecord, reportUnknownName, widgetNames } from './registry.ts';
import type { IslandRecord } from './types.ts';

/**
 * Makes every host in and under `root` (default: the whole document) islands that wait for their trigger; known hosts are left
 * alone. Pages need it only for nodes that no observer can see, such as those of a shadow root: hosts that are inserted into
 * the document are found by themselves.
 */
export function scan(root: ParentNode & Node = document): void {
  // A field of a form may be named like what is called here: such a host fails alone.
  const hosts =
    root instanceof HTMLElement
      ? [
          ...(memberOf(root, 'matches').call(root, HOST) ? [root] : []),
          ...(memberOf(root, 'querySelectorAll').call(root, HOST) as NodeListOf<HTMLElement>),
        ]
      : hostsIn(root);
  for (const host of hosts) guard(() => adoptHost(host), 'page', 'looking at a host', host);
}

/** The host's islands, one for each of its names; those that it does not have yet are made and wait for their trigger. */
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
  // The others wait for `register`.
  queueMicrotask(reportUnknownNames);
  return islandsOf(host);
}

const hostsByName = (): Map<string, Set<HTMLElement>> => pageSlot('hosts-by-name', () => new Map());

/** The known hosts of a widget, so that a press need not look for them in the whole page. */
export const hostsNamed = (name: string): Set<HTMLElement> => hostsByName().get(name) ?? new Set();

/** A copy of a mounted host (carousels and page caches clone nodes) carries our output and our state (RT-25). */
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

/** Ends the islands whose host has left with a change of the page, and finds those of elements that have come. */
export function followChange(moved: readonly Element[]): void {
  // One that was mounted by hand outside the document has not left it.
  const hasLeft = ({ host, entered }: IslandRecord) =>
    !memberOf(host, 'isConnected') &&
    (entered || moved.some((element) => memberOf(element, 'contains').call(element, host)));
  if (!moved.every(isHere))
    for (const record of allIslands())
      guard(
        () => hasLeft(record) && release(record),
        record.name,
        'looking whether it has left',
        record.host,
      );
  for (const element of moved) if (isHere(element)) scan(element);
}

const isHere = ({ isConnected }: Element): boolean => isConnected;

/**
 * Says each name once that no widget of the page has, with the one that was probably meant (RT-31). Waits until the page
 * has loaded, scripts and all: they may register it. Another product's `data-widget` costs one line.
 */
function reportUnknownNames(): void {
  if (document.readyState === 'complete')
    for (const { name, host } of allIslands()) reportUnknownName(name, host);
  else window.addEventListener('load', reportUnknownNames, { once: true });
}

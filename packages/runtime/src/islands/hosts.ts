import { arm } from './arm.ts';
import { withinTime } from './load-code.ts';
import { fire } from './on.ts';
import { pageRecord } from './page-record.ts';
import { type IslandRecord, setState, settle, showState } from './record.ts';
import { guard } from './report.ts';
import { sayUnknownNames } from './unknown-names.ts';

/** What the server writes on an element to make it a host. */
export const HOST = '[data-widget]';

/** The widgets a host asks for: each is an island of its own on it (RT-28). */
export const widgetNames = (host: Element): string[] => [
  ...new Set((host.getAttribute('data-widget') ?? '').split(/\s+/).filter(Boolean)),
];

/** Makes every host in and under `root` islands that wait for their trigger. Known hosts are left alone. */
export function scan(root: ParentNode & Node): void {
  const hosts = root.querySelectorAll<HTMLElement>(HOST);
  if (root instanceof HTMLElement && root.matches(HOST)) adoptHost(root);
  for (const host of hosts) adoptHost(host);
}

/** The host's islands, one for each of its names; those that it does not have yet are made and wait for their trigger. */
export function adoptHost(host: HTMLElement): readonly IslandRecord[] {
  const page = pageRecord();
  const islands = page.islands.get(host) ?? [];
  const entered = host.isConnected;
  for (const record of islands) record.entered ||= entered;
  // A copy of a mounted host (carousels and page caches clone nodes) carries our output and our state (RT-25).
  const isClone = islands.length === 0 && host.hasAttribute('data-widget-state') && holdsOurs(host);
  const names = widgetNames(host).filter((name) => !islands.some((record) => record.name === name));
  if (names.length === 0) return islands;
  const isReset = isClone ? resetClone(host) : undefined;
  const added = names.map(
    (name): IslandRecord => ({
      host,
      name,
      id: `iyim-${page.nextId++}`,
      state: 'pending',
      urgent: false,
      entered,
      isReset,
      widget: page.widgets.get(name),
      disarm: undefined,
      unmount: undefined,
      update: undefined,
      settled: [],
    }),
  );
  islands.push(...added);
  page.islands.set(host, islands);
  for (const record of added) page.live.add(record);
  showState(host);
  for (const record of added) arm(record);
  // The others wait for `register`.
  if (added.some(({ widget }) => !widget)) queueMicrotask(sayUnknownNames);
  return islands;
}

const OURS = '[data-iyim-slot], [data-iyim-was]';
const holdsOurs = (host: Element): boolean => host.matches(OURS) || host.querySelector(OURS) !== null;

/** Few pages have one: what resets it is fetched then. */
function resetClone(host: HTMLElement): Promise<void> {
  const isReset = withinTime(() => import('../host-page/restore.ts')).then(({ restore }) => restore(host));
  isReset.catch(() => {}); // mounting waits for it, and fails
  return isReset;
}

/** Ends an island: its trigger, its root, every listener, timer and request it owns. Its server HTML comes back. */
export function release(record: IslandRecord): void {
  const { host, name, state, disarm, unmount } = record;
  if (state === 'ended') return;
  const { islands, live } = pageRecord();
  const others = (islands.get(host) ?? []).filter((other) => other !== record);
  if (others.length > 0) islands.set(host, others);
  else islands.delete(host);
  live.delete(record);
  setState(record, 'ended');
  Object.assign(record, { disarm: undefined, unmount: undefined, update: undefined });
  guard(disarm, name, 'disarming its trigger', host);
  guard(unmount, name, 'unmounting', host);
  settle(record);
  if (state === 'mounted') fire('unmounted', { widget: name, host });
}

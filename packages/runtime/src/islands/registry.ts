import { version as released } from '../../package.json';
import { pageSlot } from '../site/page-slot.ts';
import type { IslandRecord, Widget } from './types.ts';

/** Version of both packages, increased with every release. Copies of the script recognise other versions by it. */
export const version: string = released;

/** The page's widgets and islands. All copies of the script on a page share one object. */
interface PageRecord {
  readonly version: string;
  readonly widgets: Map<string, Widget>;
  /**
   * Islands by host, while the host is known to the page. Code reads from here whether an island is mounted, and never from the
   * host's attribute, which clones of the host copy (RT-25).
   */
  readonly islands: Map<Element, readonly IslandRecord[]>;
  /** Messages logged once per page: names without a widget, and unknown choices in settings. */
  readonly said: Set<string>;
  /** Ends everything that `start` began; absent while stopped. */
  stop?: () => void;
  /** Turns the originals' markup into hosts of the page's widgets; absent if the page does not adopt. */
  adopt?: () => void;
  /** Starts page-wide behaviours of newly registered widgets; absent until the page has been parsed. */
  begin?: () => void;
  /** Number of calls of `start` while the page was already running, such as those of a second copy of the script. */
  restarts?: number;
  nextId: number;
}

export function pageRecord(): PageRecord {
  return pageSlot('islands', () => ({
    version,
    widgets: new Map(),
    islands: new Map(),
    said: new Set(),
    nextId: 1,
  }));
}

/** Selector of hosts: the server writes this attribute on an element. */
export const HOST = '[data-widget]';

/** Returns the hosts inside `root`, and `root` if it is a host. */
export const hostsIn = (root: ParentNode & Node): HTMLElement[] => [
  ...((root as HTMLElement).matches?.(HOST) ? [root as HTMLElement] : []),
  ...root.querySelectorAll<HTMLElement>(HOST),
];

/**
 * Returns the hosts around an element, including itself, from the inside out. Uses prototypes, because form fields may shadow
 * members.
 */
export function hostsAround(element: Element | null): readonly HTMLElement[] {
  const host = element && (Element.prototype.closest.call(element, HOST) as HTMLElement | null);
  return host ? [host, ...hostsAround(Reflect.get(Node.prototype, 'parentElement', host))] : [];
}

/**
 * Returns the names of the widgets on a host. Each name gets a separate island (RT-28). Skips words that cannot be names, like another
 * product's `data-widget="0"`.
 */
export const widgetNames = (host: Element): readonly string[] => [
  ...new Set(host.getAttribute('data-widget')?.match(/(?<!\S)[a-z]\S*/g)),
];

/** Returns the registered widgets named on a host. */
export const widgetsOf = (host: Element): readonly Widget[] =>
  widgetNames(host).flatMap((name) => pageRecord().widgets.get(name) ?? []);

/** Returns the islands on a host, in the order of their names. */
export const islandsOf = (host: Element): readonly IslandRecord[] => pageRecord().islands.get(host) ?? [];

/** Logs once that the page has no island, and the names on it that no widget has (IN-2). */
export function logNoIslands(names: Iterable<string> = []): void {
  const { said } = pageRecord();
  if (said.has('')) return;
  said.add('');
  console.info('[iyim] nothing to do: see iyim.inspect()', ...names);
}

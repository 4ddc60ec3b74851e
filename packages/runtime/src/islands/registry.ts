import { version as released } from '../../package.json';
import { lettersApart } from '../site/letters-apart.ts';
import { pageSlot } from '../site/page-slot.ts';
import { nameElement } from '../site/report.ts';
import type { IslandRecord, Widget } from './types.ts';

/** That of both packages, bumped with every release: how two copies of the script tell each other apart. */
export const version: string = released;

/** What the runtime knows of the page's islands; one object a page, whichever copy of the script asks. */
interface PageRecord {
  readonly version: string;
  readonly widgets: Map<string, Widget>;
  /**
   * By host, from the moment it is found until it leaves. "Mounted" is remembered here and never in an attribute, which a cloned
   * node would carry along (RT-25).
   */
  readonly islands: Map<Element, readonly IslandRecord[]>;
  /** What is said once a page: names that no widget has, and words that a setting does not know. */
  readonly said: Set<string>;
  /** Ends what `start` began; absent while stopped. */
  stop?: () => void;
  /** Makes hosts of what the widgets of the page may adopt; absent where the page does not adopt. */
  adopt?: () => void;
  /** Begins what newly registered widgets bring for the page as a whole; absent until the page has been parsed. */
  begin?: () => void;
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

/** What the server writes on an element to make it a host. */
export const HOST = '[data-widget]';

/** The hosts in `root`, which may be one. */
export const hostsIn = (root: ParentNode & Node): HTMLElement[] => [
  ...((root as HTMLElement).matches?.(HOST) ? [root as HTMLElement] : []),
  ...root.querySelectorAll<HTMLElement>(HOST),
];

/** The hosts around an element, itself too, from the inside out. Asks prototypes: fields of a form may be named like what is asked. */
export function hostsAround(element: Element | null): readonly HTMLElement[] {
  const host = element && (Element.prototype.closest.call(element, HOST) as HTMLElement | null);
  return host ? [host, ...hostsAround(Reflect.get(Node.prototype, 'parentElement', host))] : [];
}

/** The widgets a host asks for: each is an island of its own on it (RT-28). Skips words that cannot be a widget's name, such as `data-widget="0"` of another product. */
export const widgetNames = (host: Element): readonly string[] => [
  ...new Set(host.getAttribute('data-widget')?.match(/(?<!\S)[a-z]\S*/g)),
];

/** The registered widgets that a host asks for. */
export const widgetsOf = (host: Element): readonly Widget[] =>
  widgetNames(host).flatMap((name) => pageRecord().widgets.get(name) ?? []);

/** The islands on a host, in the order of their names. */
export const islandsOf = (host: Element): readonly IslandRecord[] => pageRecord().islands.get(host) ?? [];

/** Logs once that no widget has this name (RT-31), with the one that was probably meant. */
export function reportUnknownName(name: string, host: Element): void {
  const { said, widgets } = pageRecord();
  if (widgets.has(name) || said.has(name)) return;
  said.add(name);
  const meant = [...widgets.keys()].find((known) => lettersApart(known, name.toLowerCase()) < 3);
  console.info(
    `[iyim] ${nameElement(host)} data-widget: found "${name}", no registered widget${meant ? `; did you mean "${meant}"?` : ''}`,
  );
}

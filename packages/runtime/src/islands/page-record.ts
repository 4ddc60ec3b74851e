import type { Widget } from './define.ts';
import type { IslandRecord } from './record.ts';

/** Bumped with every release: how two copies of the script tell each other apart. */
export const version = '0.1.0';

/**
 * What the runtime knows of the page. One object a page, on `globalThis` under a registered symbol, so that a second
 * copy of the script (a stand-alone widget, a page builder that prints the tag twice) joins the first (RT-8).
 */
export interface PageRecord {
  readonly version: string;
  readonly widgets: Map<string, Widget>;
  /** "Mounted" is remembered here and never in an attribute, which a cloned node would carry along (RT-25). */
  readonly islands: WeakMap<Element, IslandRecord>;
  /** Records whose host is in the document. */
  readonly live: Set<IslandRecord>;
  /** Objects that several islands share, by name; see `state/shared.ts`. */
  readonly shared: Map<string, unknown>;
  /** Ends what `start` began; absent while stopped. */
  stop?: () => void;
  nextId: number;
}

const KEY = Symbol.for('iyim');

export function pageRecord(): PageRecord {
  const scope = globalThis as { [KEY]?: PageRecord };
  scope[KEY] ??= {
    version,
    widgets: new Map(),
    islands: new WeakMap(),
    live: new Set(),
    shared: new Map(),
    nextId: 1,
  };
  return scope[KEY];
}

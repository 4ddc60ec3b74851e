import { followJQuery, type JQuery, type JQueryEvent, pageSlot } from '@iyim/runtime/page';
import { report } from '@iyim/runtime/widget';

/**
 * Handlers that an original plugin's script binds through jQuery, and the marks that tell them from those of other scripts at the
 * same place. A handler is the original's when it has one of the marks that the row names. One without a mark keeps working: an
 * age gate that prevents the click of the same button, for example.
 */
export interface OriginalHandlers {
  /** What it is bound to. */
  readonly root: EventTarget;
  /** Names of events, separated by spaces. */
  readonly events: string;
  /** What it is delegated to, in every known spelling. Left out: whatever it is. */
  readonly selectors?: readonly string[];
  /** Mark: a key of the data that it is bound with. */
  readonly data?: string;
  /** Mark: the function's own name, which minifiers keep for methods. A plain name means one bound by `bind`, too. */
  readonly method?: string;
  /** Mark: a namespace that it is bound under. */
  readonly namespace?: string;
  /** Mark: what its code holds that minifiers keep and no other script writes, such as the name of a method that it calls. */
  readonly code?: RegExp;
  /** One function is bound to all of `events`, and to no other. No mark by itself: scripts of themes do the same. */
  readonly isOne?: true;
  /** Whether the widget answers this event. The original still hears the others. @default all */
  readonly isOurs?: (event: JQueryEvent) => boolean;
}

type Handler = ((event: JQueryEvent, ...args: unknown[]) => unknown) & { guid?: number };

/** What jQuery keeps of a handler. */
interface Bound {
  readonly origType: string;
  readonly namespace: string;
  readonly selector?: string;
  readonly data?: unknown;
  readonly handler: Handler;
  readonly guid: number;
}

interface Taken {
  readonly $: JQuery;
  readonly root: EventTarget;
  readonly bound: Bound;
  /** Those who want it taken, of all islands. */
  readonly rows: Set<OriginalHandlers>;
}

/** Taken handlers by what stands in for them, oldest first; one list a page, whichever copy of the script took them. */
const takenHandlers = (): Map<Handler, Taken> => pageSlot('taken-handlers', () => new Map());

/** A jQuery that can not be asked for its handlers. */
const broken = (): WeakSet<JQuery> => pageSlot('broken-jquery', () => new WeakSet());

/**
 * Keeps events that a widget answers from the original plugin's own handlers until `signal` is aborted, so that nothing is done
 * twice. Each handler found is taken off by jQuery's `off`; in its place, with its data and namespaces, stands one that calls it for
 * events that are not the widget's. The last island to go puts the handlers back, in the order in which they were found.
 * Native listeners, and handlers without a mark, are left alone: they may be another script's.
 */
export function takeOverHandlers(rows: readonly OriginalHandlers[], signal: AbortSignal): void {
  let isWaiting = false;
  const pages = new Set<JQuery>();
  const take = ($: JQuery) => {
    if (signal.aborted || broken().has($)) return;
    try {
      for (const row of rows) takeRow($, row);
    } catch (error) {
      broken().add($);
      report(error, 'page', 'taking over from handlers of the page’s jQuery');
    }
  };
  followJQuery(($) => {
    pages.add($);
    take($);
    if (isWaiting || broken().has($)) return;
    // What a script has bound "when the document is ready" comes after its `load` event.
    isWaiting = true;
    $(() => {
      isWaiting = false;
      take($);
    });
  }, signal);
  // A handler that came unseen is taken by the event that is meant for it, before it gets there.
  const takeNow = () => pages.forEach(take);
  for (const type of new Set(rows.flatMap(({ events }) => events.split(' '))))
    window.addEventListener(type, takeNow, { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => putBack(rows));
}

function takeRow($: JQuery, row: OriginalHandlers): void {
  const { root } = row;
  const taken = takenHandlers();
  const all = boundTo($, root);
  const found: Bound[] = [];
  for (const bound of all) {
    const known = taken.get(bound.handler);
    if (!isOriginal(row, known?.bound ?? bound, all)) continue;
    if (known) known.rows.add(row);
    else found.push(bound);
  }
  // All of them first: `off` knows a function by its number, and takes each of its bindings.
  for (const bound of found) $(root).off(nameOf(bound), bound.selector, bound.handler);
  for (const bound of found) {
    const rows = new Set([row]);
    const standIn: Handler = function (this: unknown, event, ...args) {
      for (const { isOurs } of rows) if (!isOurs || isOurs(event)) return undefined;
      return bound.handler.call(this, event, ...args);
    };
    standIn.guid = bound.guid; // its own script can still take it off
    taken.set(standIn, { $, root, bound, rows });
    $(root).on(nameOf(bound), bound.selector, bound.data, standIn);
  }
}

function putBack(rows: readonly OriginalHandlers[]): void {
  const taken = takenHandlers();
  const going = [...taken].filter(([standIn, { $, root, rows: wanted }]) => {
    for (const row of rows) wanted.delete(row);
    if (wanted.size > 0) return false;
    taken.delete(standIn);
    return boundTo($, root).some(({ handler }) => handler === standIn); // else the page has taken it off itself
  });
  try {
    for (const [standIn, { $, root, bound }] of going) $(root).off(nameOf(bound), bound.selector, standIn);
    for (const [, { $, root, bound }] of going)
      $(root).on(nameOf(bound), bound.selector, bound.data, bound.handler);
  } catch (error) {
    report(error, 'page', 'giving handlers back to the page’s jQuery');
  }
}

/** jQuery keeps the handlers of an element where only itself, and `_data`, which its plugins use, can read them. */
function boundTo($: JQuery, root: EventTarget): Bound[] {
  const { _data: read } = $ as {
    _data?: (of: EventTarget, name: string) => Record<string, Bound[]> | undefined;
  };
  return Object.values(read?.(root, 'events') ?? {}).flat();
}

const nameOf = ({ origType, namespace }: Bound): string =>
  namespace ? `${origType}.${namespace}` : origType;

function isOriginal(row: OriginalHandlers, bound: Bound, all: readonly Bound[]): boolean {
  const { selectors, data, method, namespace, code, isOne } = row;
  const { handler, selector, data: given } = bound;
  const events = row.events.split(' ');
  if (!events.includes(bound.origType)) return false;
  const boundTo = all.filter(({ guid }) => guid === bound.guid).map(({ origType }) => origType);
  const isExact =
    events.every((name) => boundTo.includes(name)) && boundTo.every((name) => events.includes(name));
  if (isOne && !isExact) return false;
  if (selectors && !selectors.includes(selector ?? '')) return false;
  return (
    (data !== undefined && given instanceof Object && data in given) ||
    (namespace !== undefined && bound.namespace.split('.').includes(namespace)) ||
    (method !== undefined && [handler.name, handler.name.replace(/^bound /, '')].includes(method)) ||
    code?.test(Function.prototype.toString.call(handler)) === true
  );
}

import { followJQuery, type JQuery, type JQueryEvent, pageSlot } from '@iyim/runtime/page';
import { report } from '@iyim/runtime/widget';

/**
 * Handlers that an original plugin's script binds through jQuery, and the criteria that distinguish them from other scripts'
 * handlers on the same element. A handler belongs to the original if it meets one of these criteria. Any other handler keeps
 * working, such as an age gate that prevents clicks on the same button.
 */
export interface OriginalHandlers {
  /** Target that the handlers are bound to. */
  readonly root: EventTarget;
  /** Names of the events, separated by spaces. */
  readonly events: string;
  /** Selectors that the handlers are delegated to, in every known spelling. @default any selector */
  readonly selectors?: readonly string[];
  /** Criterion: a key in the data of the handler's binding. */
  readonly data?: string;
  /** Criterion: the function's own name, which minifiers keep for methods. A plain name also matches a function bound by `bind`. */
  readonly method?: string;
  /** Criterion: a namespace of the handler's binding. */
  readonly namespace?: string;
  /** Criterion: code that minifiers keep and other scripts do not contain, such as the name of a method that the handler calls. */
  readonly code?: RegExp;
  /**
   * Requires that one function is bound to all of `events` and to no other event. Not sufficient by itself, because theme scripts
   * do the same.
   */
  readonly isOne?: true;
  /** Whether the widget handles this event. The original still receives all other events. @default true for all events */
  readonly isOurs?: (event: JQueryEvent) => boolean;
}

type Handler = ((event: JQueryEvent, ...args: unknown[]) => unknown) & { guid?: number };

/** jQuery's record of a handler. */
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
  /** Rows of all islands that have taken over the handler. */
  readonly rows: Set<OriginalHandlers>;
}

/** Returns a map from each replacement to the handler that it replaced, oldest first. All copies of the script share one map. */
const takenHandlers = (): Map<Handler, Taken> => pageSlot('taken-handlers', () => new Map());

/** Returns the jQuery instances whose handlers cannot be read. */
const broken = (): WeakSet<JQuery> => pageSlot('broken-jquery', () => new WeakSet());

/**
 * Prevents the original plugin's handlers from running for events that a widget handles, until `signal` is aborted, so that no
 * action runs twice. Each handler found is unbound by jQuery's `off` and replaced by a handler with the same data and namespaces,
 * which calls the original for events that the widget does not handle. When the last island has ended, the handlers are bound again
 * in the order in which they were found. Native listeners and handlers that meet no criterion are left alone, because they may
 * belong to another script.
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
      report(error, 'page', 'taking over handlers of the page’s jQuery');
    }
  };
  followJQuery(($) => {
    pages.add($);
    take($);
    if (isWaiting || broken().has($)) return;
    // Handlers that a script binds in jQuery's `ready` callback are bound after the script's `load` event.
    isWaiting = true;
    $(() => {
      isWaiting = false;
      take($);
    });
  }, signal);
  // Handlers that are bound later are taken over in the capture phase of their event, before the event reaches them.
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
    const existing = taken.get(bound.handler);
    if (!isOriginal(row, existing?.bound ?? bound, all)) continue;
    if (existing) existing.rows.add(row);
    else found.push(bound);
  }
  // All handlers are unbound first, because `off` identifies a function by its `guid` and removes all its bindings.
  for (const bound of found) $(root).off(nameOf(bound), bound.selector, bound.handler);
  for (const bound of found) {
    const rows = new Set([row]);
    const standIn: Handler = function (this: unknown, event, ...args) {
      for (const { isOurs } of rows) if (!isOurs || isOurs(event)) return undefined;
      return bound.handler.call(this, event, ...args);
    };
    standIn.guid = bound.guid; // the original's script can still unbind it
    taken.set(standIn, { $, root, bound, rows });
    $(root).on(nameOf(bound), bound.selector, bound.data, standIn);
  }
}

function putBack(rows: readonly OriginalHandlers[]): void {
  const taken = takenHandlers();
  const going = [...taken].filter(([standIn, { $, root, rows: needing }]) => {
    for (const row of rows) needing.delete(row);
    if (needing.size > 0) return false;
    taken.delete(standIn);
    return boundTo($, root).some(({ handler }) => handler === standIn); // false if a page script has unbound it
  });
  try {
    for (const [standIn, { $, root, bound }] of going) $(root).off(nameOf(bound), bound.selector, standIn);
    for (const [, { $, root, bound }] of going)
      $(root).on(nameOf(bound), bound.selector, bound.data, bound.handler);
  } catch (error) {
    report(error, 'page', 'restoring handlers of the page’s jQuery');
  }
}

/** Returns the handlers of an element. Only jQuery's internal `_data`, which its plugins use, can read them. */
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

import { pageGlobal } from './globals.ts';

/** The members of jQuery events that the runtime uses. */
export interface JQueryEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  /** The browser's event that jQuery's event wraps, if there is one. */
  readonly originalEvent?: Event;
  isDefaultPrevented(): boolean;
}

type JQueryHandler = (event: JQueryEvent, ...args: unknown[]) => unknown;

interface JQuerySet {
  on(name: string, handler: JQueryHandler): unknown;
  on(name: string, selector: string | undefined, data: unknown, handler: JQueryHandler): unknown;
  off(name: string, handler: JQueryHandler): unknown;
  off(name: string, selector: string | undefined, handler: JQueryHandler): unknown;
  /** Returns the data attributes. Only the first call reads them from the element. */
  data(): unknown;
  trigger(event: JQueryEvent | string, args: readonly unknown[]): unknown;
  triggerHandler(event: JQueryEvent, args: readonly unknown[]): unknown;
}

export interface JQuery {
  (target: EventTarget): JQuerySet;
  /** Calls `ready` when the document is ready, after earlier callbacks. */
  (ready: () => void): unknown;
  Event(name: string): JQueryEvent;
}

/** The methods of `JQuerySet`; a custom build of jQuery may lack some. */
const METHODS = ['on', 'off', 'data', 'trigger', 'triggerHandler'] as const;

/**
 * Returns the page's jQuery, if it has loaded. Ignores other libraries under that name, such as cash-dom and Zepto, because they
 * fire native events.
 */
export function jQueryOf(): JQuery | undefined {
  const jQuery = pageGlobal('jQuery');
  if (typeof jQuery !== 'function') return undefined;
  const { fn, Event: makeEvent } = jQuery as { fn?: Record<string, unknown>; Event?: unknown };
  const isWhole =
    typeof fn?.jquery === 'string' && // its version
    [makeEvent, ...METHODS.map((name) => fn[name])].every((member) => typeof member === 'function');
  return isWhole ? (jQuery as unknown as JQuery) : undefined;
}

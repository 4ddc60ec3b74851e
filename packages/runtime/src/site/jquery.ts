import { pageGlobal } from './globals.ts';

/** The little of jQuery's interface that its events need. */
export interface JQueryEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  /** The browser's event, when jQuery's stems from one. */
  readonly originalEvent?: Event;
  isDefaultPrevented(): boolean;
}

type JQueryHandler = (event: JQueryEvent, ...args: unknown[]) => unknown;

interface JQuerySet {
  on(name: string, handler: JQueryHandler): unknown;
  on(name: string, selector: string | undefined, data: unknown, handler: JQueryHandler): unknown;
  off(name: string, handler: JQueryHandler): unknown;
  off(name: string, selector: string | undefined, handler: JQueryHandler): unknown;
  /** Reads all data attributes at the first call, and never again. */
  data(): unknown;
  trigger(event: JQueryEvent | string, args: readonly unknown[]): unknown;
  triggerHandler(event: JQueryEvent, args: readonly unknown[]): unknown;
}

export interface JQuery {
  (target: EventTarget): JQuerySet;
  /** Runs when the document is ready, after what was given before. */
  (ready: () => void): unknown;
  Event(name: string): JQueryEvent;
}

/** The methods of `JQuerySet`, which a custom build may lack. */
const METHODS = ['on', 'off', 'data', 'trigger', 'triggerHandler'] as const;

/**
 * Returns the page's jQuery at this moment. Other libraries under its name do not count: events of cash-dom and Zepto are native.
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

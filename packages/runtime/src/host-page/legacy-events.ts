import { type JQuery, type JQueryEvent, jQueryOf } from '../site/jquery.ts';
import { pageSlot } from '../site/page-slot.ts';
import { isPlainObject } from '../site/plain.ts';
import { report } from '../site/report.ts';

type Handler = (args: readonly unknown[], event: Event | JQueryEvent) => void;

/** Functions that each attach one subscription to a copy of jQuery. */
const subscriptions = new Set<($: JQuery) => void>();

/** Attaches every subscription to the page's jQuery, if there is one, and returns it. */
function attachLegacy(): JQuery | undefined {
  const $ = jQueryOf();
  if ($) for (const attach of subscriptions) guard(() => attach($), 'binding a handler through jQuery');
  return $;
}

/** Events dispatched by any copy of the library: `onLegacy` handlers get them only with `alsoOwn`. */
const ownEvents = (): WeakSet<object> => pageSlot('own-events', () => new WeakSet());

/** Handlers that any copy of the library has bound through jQuery. The inspector leaves them out. */
const ownHandlers = (): WeakSet<object> => pageSlot('own-handlers', () => new WeakSet());

/** Whether this library dispatched the event, rather than a page script. */
export const isOwnEvent = (event: object): boolean => ownEvents().has(event);

/**
 * Calls `attach` with the page's jQuery: now, if there is one, and again whenever a script has loaded, when parsing and loading
 * end, and before an event is dispatched, because a page may load jQuery later, or a second one over the first.
 */
export function followJQuery(attach: ($: JQuery) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  subscriptions.add(attach);
  signal.addEventListener('abort', () => subscriptions.delete(attach));
  watch();
  attachLegacy();
}

/**
 * Fires one of the CMS's events the way its scripts do: through the page's jQuery if there is one (native listeners then do not
 * get it), otherwise as a bubbling `CustomEvent` with the arguments as its detail. Elements among `args`, and in plain objects
 * among `args`, are wrapped for jQuery handlers, unless `isBare`. Without `bubbles`, a native event stays on its target. Sets
 * `properties` on the event object, where some listeners look for them. Returns false if a listener prevented the default. A listener's
 * error goes to `window.onerror`.
 */
export function dispatchLegacy(
  target: EventTarget,
  name: string,
  args: readonly unknown[] = [],
  properties: Readonly<Record<string, unknown>> = {},
  { isBare = false, bubbles = true } = {},
): boolean {
  const $ = attachLegacy();
  if (!$) return dispatchNative(target, name, args, properties, bubbles);
  const event = Object.assign(ownEvent($, name), properties);
  guard(() => $(target).trigger(event, isBare ? [...args] : wrap($, args)));
  return !event.isDefaultPrevented();
}

/**
 * Asks page scripts for permission with one of the CMS's events, fired by jQuery's `triggerHandler`, which does not bubble.
 * Returns false if the last handler returned exactly false; without jQuery, if a listener prevented the default.
 */
export function askLegacy(target: EventTarget, name: string, args: readonly unknown[] = []): boolean {
  const $ = attachLegacy();
  if (!$) return dispatchNative(target, name, args);
  return guard(() => $(target).triggerHandler(ownEvent($, name), wrap($, args))) !== false;
}

/**
 * Listens to one of the CMS's events, whether it is fired natively or through a jQuery, including one that loads later (RT-27).
 * `args` are jQuery's extra arguments, or a native event's detail. Ignores events that this library dispatched, unless `alsoOwn`.
 */
export function onLegacy(
  target: EventTarget,
  name: string,
  handler: Handler,
  signal: AbortSignal,
  { alsoOwn = false } = {},
): void {
  if (signal.aborted) return;
  const handle = (args: readonly unknown[], event: Event | JQueryEvent) => {
    if (alsoOwn || !ownEvents().has(event)) handler(args, event);
  };
  const onNative = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    handle(Array.isArray(detail) ? detail : [], event);
  };
  target.addEventListener(name, onNative, { signal });

  const attached = new Set<JQuery>();
  // jQuery passes native events on to its handlers too, but `onNative` has already handled those.
  const listener = (event: JQueryEvent, ...args: unknown[]) => {
    if (!event.originalEvent) handle(args, event);
  };
  ownHandlers().add(listener);
  followJQuery(($) => {
    if (attached.has($)) return;
    attached.add($);
    $(target).on(name, listener);
  }, signal);
  signal.addEventListener('abort', () => {
    for (const $ of attached) $(target).off(name, listener);
  });
}

let isWatching = false;

/** Checks for jQuery again whenever a script has loaded, and when parsing and loading end. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('load', attachLegacy, { capture: true });
  document.addEventListener('DOMContentLoaded', attachLegacy);
  window.addEventListener('load', attachLegacy);
}

function dispatchNative(
  target: EventTarget,
  name: string,
  args: readonly unknown[],
  properties: Readonly<Record<string, unknown>> = {},
  bubbles = true,
): boolean {
  const init = { bubbles, cancelable: true, detail: [...args] };
  const event = Object.assign(new CustomEvent(name, init), properties);
  ownEvents().add(event);
  return target.dispatchEvent(event);
}

function ownEvent($: JQuery, name: string): JQueryEvent {
  const event = $.Event(name);
  ownEvents().add(event);
  return event;
}

function wrap($: JQuery, args: readonly unknown[]): unknown[] {
  const wrapOne = (value: unknown) => (value instanceof Element ? $(value) : value);
  return args.map((argument) => {
    // Some events pass elements in an object, which is copied to wrap them. Any other object is passed on itself.
    if (!isPlainObject(argument) || !Object.values(argument).some((value) => value instanceof Element))
      return wrapOne(argument);
    return Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, wrapOne(value)]));
  });
}

/** Calls `fire` and reports its error: unlike the browser, jQuery passes a handler's error to the code that fired the event. */
function guard(fire: () => unknown, what = 'a jQuery handler of the page'): unknown {
  try {
    return fire();
  } catch (error) {
    report(error, 'page', what);
    return undefined;
  }
}

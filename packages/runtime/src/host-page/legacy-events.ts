import { type JQuery, type JQueryEvent, jQueryOf } from '../site/jquery.ts';
import { pageSlot } from '../site/page-slot.ts';
import { isPlainObject } from '../site/plain.ts';
import { report } from '../site/report.ts';

type Handler = (args: readonly unknown[], event: Event | JQueryEvent) => void;

/** What attaches each subscription to a jQuery. */
const subscriptions = new Set<($: JQuery) => void>();

/** Attaches every subscription to the page's jQuery, if there is one, and gives it. */
function attachLegacy(): JQuery | undefined {
  const $ = jQueryOf();
  if ($) for (const attach of subscriptions) guard(() => attach($), 'a handler of ours for jQuery');
  return $;
}

/** Events that the library dispatched, whichever copy: its `onLegacy` handlers get them only where they ask for it. */
const ownEvents = (): WeakSet<object> => pageSlot('own-events', () => new WeakSet());

/** Whether this library dispatched the event, and not a script of the page. */
export const isOwnEvent = (event: object): boolean => ownEvents().has(event);

/**
 * Calls `attach` with the page's jQuery: now, if there is one, and again whenever a script has been loaded, when parsing and
 * loading end, and before an event is dispatched; a page may load a second jQuery over the first.
 */
export function followJQuery(attach: ($: JQuery) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  subscriptions.add(attach);
  signal.addEventListener('abort', () => subscriptions.delete(attach));
  watch();
  attachLegacy();
}

/**
 * Fires one of the CMS's events the way its scripts do: through the page's jQuery when there is one, which also reaches no
 * native listener, else as a bubbling `CustomEvent` with the arguments as its detail. Elements among `args`, and in
 * plain objects among them, reach jQuery handlers wrapped, unless `isBare`. A native event stays on its target without `bubbles`.
 * `properties` stand on the event itself, where some of its listeners look for them. Returns false when a listener prevented the
 * default. An error of a listener goes to `window.onerror`.
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
 * Asks the page's scripts a question of the CMS's: jQuery's `triggerHandler`, which does not bubble. False when the last
 * handler answered exactly false; without jQuery, when a listener prevented the default.
 */
export function askLegacy(target: EventTarget, name: string, args: readonly unknown[] = []): boolean {
  const $ = attachLegacy();
  if (!$) return dispatchNative(target, name, args);
  return guard(() => $(target).triggerHandler(ownEvent($, name), wrap($, args))) !== false;
}

/**
 * Hears one of the CMS's events, whether it is fired natively or through a jQuery, also one that is loaded later (RT-27).
 * `args` are jQuery's extra arguments, or a native event's detail. Events that this library dispatched are not heard, unless
 * `alsoOwn`.
 */
export function onLegacy(
  target: EventTarget,
  name: string,
  handler: Handler,
  signal: AbortSignal,
  { alsoOwn = false } = {},
): void {
  if (signal.aborted) return;
  const hear = (args: readonly unknown[], event: Event | JQueryEvent) => {
    if (alsoOwn || !ownEvents().has(event)) handler(args, event);
  };
  const onNative = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    hear(Array.isArray(detail) ? detail : [], event);
  };
  target.addEventListener(name, onNative, { signal });

  const attached = new Set<JQuery>();
  // jQuery hands native events on to its handlers too: those have been heard already.
  const listener = (event: JQueryEvent, ...args: unknown[]) => {
    if (!event.originalEvent) hear(args, event);
  };
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

/** jQuery comes with a script: looks again whenever one has been loaded, and when parsing and loading end. */
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
    // Some events carry one object of elements; any other object must stay the very one that was given.
    if (!isPlainObject(argument) || !Object.values(argument).some((value) => value instanceof Element))
      return wrapOne(argument);
    return Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, wrapOne(value)]));
  });
}

/** jQuery lets a handler's error through to whoever fired the event, unlike the browser. */
function guard(fire: () => unknown, what = 'a jQuery handler of the page'): unknown {
  try {
    return fire();
  } catch (error) {
    report(error, 'page', what);
    return undefined;
  }
}

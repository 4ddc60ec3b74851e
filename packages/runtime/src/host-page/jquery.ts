/** The little of jQuery's interface that its events need. */
export interface JQueryEvent {
  readonly type: string;
  /** The browser's event, when jQuery's stems from one. */
  readonly originalEvent?: Event;
  isDefaultPrevented(): boolean;
}

interface JQuerySet {
  on(name: string, handler: (event: JQueryEvent, ...args: unknown[]) => void): unknown;
  off(name: string, handler: (event: JQueryEvent, ...args: unknown[]) => void): unknown;
  trigger(event: JQueryEvent, args: readonly unknown[]): unknown;
  triggerHandler(event: JQueryEvent, args: readonly unknown[]): unknown;
}

export interface JQuery {
  (target: EventTarget): JQuerySet;
  Event(name: string): JQueryEvent;
}

export type Handler = (args: readonly unknown[], event: Event | JQueryEvent) => void;

interface Subscription {
  readonly target: EventTarget;
  readonly name: string;
  readonly listener: (event: JQueryEvent, ...args: unknown[]) => void;
  /** A page may load a second jQuery over the first; events fired through either must be heard. */
  readonly attached: Set<JQuery>;
}

const subscriptions = new Set<Subscription>();
let watching = false;

/** The page's jQuery at this moment. */
export function jQueryOf(): JQuery | undefined {
  const { jQuery } = window as { jQuery?: unknown };
  return typeof jQuery === 'function' && 'fn' in jQuery ? (jQuery as unknown as JQuery) : undefined;
}

/** Hears what is fired through jQuery, now or as soon as there is one. Native events are the caller's to hear. */
export function subscribeLegacy(
  target: EventTarget,
  name: string,
  handler: Handler,
  signal: AbortSignal,
): void {
  const subscription: Subscription = {
    target,
    name,
    // jQuery hands native events on to its handlers too: those have been heard already.
    listener: (event, ...args) => {
      if (!event.originalEvent) handler(args, event);
    },
    attached: new Set(),
  };
  subscriptions.add(subscription);
  signal.addEventListener('abort', () => {
    subscriptions.delete(subscription);
    for (const $ of subscription.attached) $(target).off(name, subscription.listener);
  });
  watch();
  attachLegacy();
}

/** Attaches every subscription to the page's jQuery, if it has come since. */
export function attachLegacy(): void {
  const $ = jQueryOf();
  if (!$) return;
  for (const { target, name, listener, attached } of subscriptions) {
    if (attached.has($)) continue;
    attached.add($);
    $(target).on(name, listener);
  }
}

/** jQuery comes with a script: look again whenever one has been loaded, and when parsing and loading end. */
function watch(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('load', attachLegacy, { capture: true });
  document.addEventListener('DOMContentLoaded', attachLegacy);
  window.addEventListener('load', attachLegacy);
}

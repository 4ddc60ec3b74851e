import { jQueryOf, pageSlot } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { cached } from './cached.ts';
import type { ForeignHandler } from './report.ts';

/** Events of the visitor's input that a widget may handle too. */
const EVENTS = new Set([
  'click',
  'mousedown',
  'touchstart',
  'touchend',
  'pointerdown',
  'submit',
  'change',
  'keydown',
  'keyup',
  'keypress',
]);
/** Maximum number of elements of a host that are examined, and of handlers that are listed. */
const MOST_ELEMENTS = 500;
const MOST_HANDLERS = 20;

/** jQuery's record of a handler. */
interface Bound {
  readonly origType?: unknown;
  readonly namespace?: unknown;
  readonly selector?: unknown;
  readonly handler?: { readonly name?: unknown };
}

/** Selector of elements with a handler in an attribute. */
const WITH_ATTRIBUTE = [...EVENTS].map((event) => `[on${event}]`).join();

/**
 * Returns a function that lists the handlers of page scripts for the visitor's events in a host: those bound through the page's
 * jQuery, and `on…` attributes. Pages cannot list listeners that were added with `addEventListener`. The function caches the
 * handlers of each element: use one function for all hosts of a report, and a new one for the next report.
 */
export function handlerFinder(): (host: Element) => ForeignHandler[] {
  const boundIn = handlersOfJQuery();
  return (host) => {
    const withAttribute = [
      ...(host.matches(WITH_ATTRIBUTE) ? [host] : []),
      ...host.querySelectorAll(WITH_ATTRIBUTE),
    ];
    return [...withAttribute.flatMap(inAttributes), ...boundIn(host)].slice(0, MOST_HANDLERS);
  };
}

const inAttributes = (element: Element): ForeignHandler[] =>
  element.getAttributeNames().flatMap((name) => {
    const event = name.slice(2);
    return name.startsWith('on') && EVENTS.has(event)
      ? [{ event, target: element.localName, name: `${name}="…"`, isTaken: false }]
      : [];
  });

function handlersOfJQuery(): (host: Element) => ForeignHandler[] {
  const $ = jQueryOf() as
    | { _data?: (of: EventTarget, name: string) => Record<string, Bound[]> | undefined }
    | undefined;
  if (!$?._data) return () => [];
  const taken: Map<unknown, unknown> = pageSlot('taken-handlers', () => new Map());
  const boundByLibrary: WeakSet<object> = pageSlot('own-handlers', () => new WeakSet());
  const isOfVisitor = ({ origType, handler }: Bound) =>
    EVENTS.has(String(origType)) && !(handler && boundByLibrary.has(handler));
  const boundTo = cached((target: EventTarget): readonly Bound[] =>
    (attempt(() => Object.values($._data?.(target, 'events') ?? {}).flat()) ?? []).filter(isOfVisitor),
  );
  const describe = (bound: Bound, target: string): ForeignHandler => ({
    event: String(bound.origType),
    target,
    name: [bound.namespace, bound.handler?.name].filter((part) => typeof part === 'string' && part).join(' '),
    isTaken: taken.has(bound.handler),
  });
  return (host) => {
    const elements = [host, ...[...host.querySelectorAll('*')].slice(0, MOST_ELEMENTS)];
    const around: EventTarget[] = [window, document];
    for (let element = host.parentElement; element; element = element.parentElement) around.push(element);
    return [
      ...elements.flatMap((element) =>
        boundTo(element).map((bound) =>
          describe(bound, typeof bound.selector === 'string' ? bound.selector : element.localName),
        ),
      ),
      ...around.flatMap((target) =>
        boundTo(target)
          .filter(({ selector }) => typeof selector === 'string' && matchesIn(host, selector))
          .map((bound) => describe(bound, String(bound.selector))),
      ),
    ];
  };
}

/** Whether a jQuery selector, which may be invalid in CSS, matches the host or an element in it. */
const matchesIn = (host: Element, selector: string): boolean =>
  attempt(() => host.matches(selector) || host.querySelector(selector) !== null) ?? false;

import { isModifiedClick } from '../host-page/dom/modified-click.ts';
import { pageSlot } from '../site/page-slot.ts';
import { hostsAround, islandsOf, pageRecord, widgetsOf } from './registry.ts';
import { triggerOf } from './trigger.ts';
import type { IslandRecord, Widget } from './types.ts';

/** How long a press is kept at most, in ms. After that, the press is replayed on the server's HTML. */
const KEPT_AT_MOST_MS = 8000;

/** The browser's controls and fields. These selectors are part of the entry script, where every byte, even a space, counts. */
export const NATIVE = 'a[href],button,input,select,textarea';
const EDITED = '[contenteditable]:not([contenteditable=false])';
const ROLES =
  '[role^=menuitem],[role=button],[role=checkbox],[role=link],[role=option],[role=radio],[role=switch],[role=tab]';
/** Elements that are controls only by their role; the browser does not activate them. */
const BY_ROLE = `:is(${ROLES}):not(${NATIVE})`;
/** Controls whose presses an island of any widget may answer. A widget adds other elements, such as links, with `claims`. */
const CONTROL = `button,summary,[type=submit],[type=button],[type=image],a[href^="#"],${BY_ROLE}`;
/** Elements that the browser itself handles. */
const FIELD = `${NATIVE},${EDITED},label`;
/**
 * Elements that the browser itself handles inside an element that a widget claims. Radios and checkboxes are not among them,
 * because the claimed control may consist of a radio or checkbox and its label.
 */
const TYPING = `:is(${NATIVE},${EDITED}):not([type=radio],[type=checkbox])`;
const KEYS = /^(Arrow|Home|End|Enter| )/;

/**
 * Returns the promises that must settle before this event may reach its target; an empty list for an event that must not wait.
 */
export type Awaits = (event: Event, target: Element) => readonly Promise<unknown>[];

/** Whether this event must not reach its target, although it need not wait. */
export type Refuses = (event: Event, target: Element) => boolean;

/**
 * The listener that is replaying a press now, and the time of the press. If another copy of the script keeps the press again, the
 * 8 s still count from that time.
 */
type Returned = { press?: { by: unknown; since: number } | undefined };

/**
 * Keeps presses (clicks, submits and keys) made before the code that answers them has loaded. Keeps only the first of identical
 * presses on one control, because visitors repeat a press when nothing happens. Fires each press again, at the same target or its
 * replacement, when the promises from `awaits` and then those from `awaitsStill` have settled, but after 8 s at the latest
 * (RT-4). `awaitsStill` covers a page that was still being parsed, and a host that was replaced by one that is loading now.
 * `refuses` is asked about every event that need not wait, including replayed ones. The returned function fires the kept presses
 * and removes the listeners.
 */
export function keepPresses(
  awaits: Awaits,
  rememberPlaces: typeof import('./successor.ts').rememberPlaces,
  refuses: Refuses,
  awaitsStill?: Awaits,
  replay = replayEvent,
): () => void {
  const controller = new AbortController();
  const returned = pageSlot('returned', (): Returned => ({}));
  /** For each press: the function that replays it, and a function that compares another press with it. */
  const kept = new Map<() => void, (act: string | boolean, control: Element) => boolean>();

  const keep = async (event: Event): Promise<void> => {
    const { target } = event;
    const now = performance.now();
    const { by, since = now } = returned.press ?? {};
    if (!(target instanceof Element)) return;
    let waits = by === keep ? [] : awaits(event, target);
    if (!waits[0] && !refuses(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!waits[0]) return;

    const control = controlOf(target);
    const { submitter } = event as Partial<SubmitEvent>;
    const act = actOf(event);
    for (const isSame of kept.values()) if (isSame(act, submitter ?? control)) return;
    const find = rememberPlaces(target, control, submitter);
    const end = () => {
      clearTimeout(timer);
      if (!kept.delete(end)) return;
      returned.press = { by: keep, since };
      try {
        replay(event, ...find());
      } finally {
        returned.press = undefined;
      }
    };
    kept.set(end, (other, its) => other === act && find().some((place) => place && controlOf(place) === its));
    const timer = setTimeout(end, KEPT_AT_MOST_MS - (now - since));

    while (waits[0]) {
      await Promise.all(waits);
      const place = kept.has(end) && find()[0];
      waits = (place && awaitsStill?.(event, place)) || [];
    }
    end();
  };

  const options = { capture: true, signal: controller.signal };
  for (const type of ['click', 'auxclick', 'submit', 'keydown']) addEventListener(type, keep, options);
  return () => {
    for (const end of kept.keys()) end();
    controller.abort();
  };
}

/** Returns the control around the target of a press, or otherwise the target itself, such as the form of a submit. */
const controlOf = (target: Element): Element => target.closest(`${CONTROL}, ${FIELD}`) ?? target;

/**
 * Returns what a press does to its control: Enter and Space equal a click; other keys, and a click that opens a new tab, do not.
 */
const actOf = (event: Event): string | boolean =>
  (event as Partial<KeyboardEvent>).key?.replace(/Enter| /, '') || isModifiedClick(event);

/** An island at the target of a press. `record` is undefined until its host has been scanned. */
type Pressed = { host: HTMLElement; widget: Widget; record: IslandRecord | undefined };

/** Returns the islands around an element, from the inside out. */
const islandsAround = (target: Element): readonly Pressed[] =>
  hostsAround(target).flatMap((host) =>
    widgetsOf(host).map((widget) => {
      const record = islandsOf(host).find(({ name }) => name === widget.name);
      return { host, widget, record };
    }),
  );

/**
 * Returns the islands around a control that have not mounted yet, from the inside out; an empty list if the event is not for one
 * of them. `isEarly`: no host has been scanned yet.
 */
export function pressedIslands(event: Event, target: Element, isEarly: boolean): readonly Pressed[] {
  const around = islandsAround(target);
  const waiting = around.filter(({ host, widget, record }) => {
    const state = record ? record.state : isEarly && 'loading';
    return (state === 'pending' || state === 'loading') && takesPress(host, widget);
  });
  // A mounted island nearer to the target answers the press, whatever the state of the hosts around it.
  const inner = around.find((island) => island.record?.state === 'mounted' || island === waiting[0]);
  return inner?.host === waiting[0]?.host && waiting.some((island) => isFor(island, event, target))
    ? waiting
    : [];
}

/** Whether an island of some widget would answer this press if the target were inside one of its hosts. */
export const mayBeFor = (event: Event, target: Element): boolean =>
  [...pageRecord().widgets.values()].some((widget) => isFor({ widget }, event, target));

/** Whether a press activates the host. */
function takesPress(host: Element, widget: Widget): boolean {
  const { name, argument } = triggerOf(host, widget);
  return name === 'media' ? matchMedia(argument).matches : name !== 'never';
}

/** A host of a widget, or, without `host`, anywhere on the page. */
type Place = { host?: HTMLElement; widget: Widget };

/** Whether an island of this place answers the press, judged by the markup of the pressed control. */
function isFor(place: Place, event: Event, target: Element): unknown {
  const { type, key } = event as KeyboardEvent;
  if (type === 'submit') return true;
  if (type === 'keydown') return KEYS.test(key) && !isModifiedClick(event) && target.matches(BY_ROLE);
  // A click that opens a new tab is for the island only on guarded links.
  return isModifiedClick(event)
    ? guardedLink(place, event, target)
    : claimed(place, target) || nearest(place, target, CONTROL, FIELD);
}

/** Returns the control around `target` if it matches `selector` and no element of `others` is nearer. */
function nearest(
  { host }: Place,
  target: Element,
  selector: string,
  others: string,
): Element | false | undefined {
  const control = target.closest(`${selector}, ${others}`);
  return control?.matches(selector) && (!host || hostsAround(control).includes(host)) && control;
}

/** Returns the control around `target` that the widget claims. */
const claimed = (place: Place, target: Element): Element | '' | false | undefined =>
  place.widget.claims && nearest(place, target, `:is(${place.widget.claims})`, TYPING);

/**
 * Returns the claimed control of a widget with `guards`, for every click except one that opens the browser's menu. Other events
 * do not match, because they have no `button`.
 */
const guardedLink = (place: Place, event: Event, target: Element) =>
  place.widget.guards && (event as MouseEvent).button < 2 && claimed(place, target);

/** Attribute with the confirmation question that the site's editor wrote for a link. */
const QUESTION = 'data-delete-message';

/**
 * Asks with the browser's `confirm` before the visitor follows a guarded link whose island cannot ask, because its code or the
 * core did not load in time (DL-1). The question is `data-delete-message`, or the link's label. Returns true if the visitor declines.
 */
export const isRefused: Refuses = (event, target) =>
  islandsAround(target).some((island) => {
    const link = guardedLink(island, event, target) as HTMLElement | undefined;
    return (
      link &&
      island.record?.state !== 'mounted' &&
      !confirm(
        link.getAttribute(QUESTION)?.trim() ||
          `${link.textContent?.trim() || link.getAttribute('aria-label') || link.title}?`,
      )
    );
  });

/** Fires a press again at `target`, unless the target was removed or is disabled. */
export function replayEvent(event: Event, target?: Element | null, submitter?: Element | null): void {
  if (!target?.isConnected) return;
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    // `requestSubmit` throws for a button that is no longer in the form.
    const isOfForm = (submitter as HTMLButtonElement | null | undefined)?.form === target;
    target.requestSubmit(isOfForm ? (submitter as HTMLElement) : undefined);
  } else if (!target.matches(':disabled')) {
    // Copies the event's type and details, so that a keyboard click stays a keyboard click.
    const Same = event.constructor as typeof Event;
    target.dispatchEvent(new Same(event.type, event));
  }
}

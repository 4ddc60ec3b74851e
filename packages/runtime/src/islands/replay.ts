import { isModifiedClick } from '../host-page/dom/modified-click.ts';
import { pageSlot } from '../site/page-slot.ts';
import { hostsAround, islandsOf, pageRecord, widgetsOf } from './registry.ts';
import { triggerOf } from './trigger.ts';
import type { IslandRecord, Widget } from './types.ts';

/** How long a press is kept at most, in ms; after that the server's own HTML answers it. */
const KEPT_AT_MOST_MS = 8000;

/** Controls and fields of the browser. These selectors are in the entry, where a space after each comma counts. */
export const NATIVE = 'a[href],button,input,select,textarea';
const EDITED = '[contenteditable]:not([contenteditable=false])';
const ROLES =
  '[role^=menuitem],[role=button],[role=checkbox],[role=link],[role=option],[role=radio],[role=switch],[role=tab]';
/** What its role alone makes a control: the browser knows of none. */
const BY_ROLE = `:is(${ROLES}):not(${NATIVE})`;
/** What an island may answer, in any widget. A widget adds its own links with `claims`. */
const CONTROL = `button,summary,[type=submit],[type=button],[type=image],a[href^="#"],${BY_ROLE}`;
/** What the browser answers by itself. */
const FIELD = `${NATIVE},${EDITED},label`;
/** The same inside what a widget claims: a radio with its label may be how that is drawn. */
const TYPING = `:is(${NATIVE},${EDITED}):not([type=radio],[type=checkbox])`;
const KEYS = /^(Arrow|Home|End|Enter| )/;

/** What must be there before this event may reach its target; nothing for an event that must not wait. */
export type Awaits = (event: Event, target: Element) => readonly Promise<unknown>[];

/** Whether this event must not reach its target, although it waits for nothing. */
export type Refuses = (event: Event, target: Element) => boolean;

/** Who gives a press back just now, and when it was made: another copy that keeps it further counts from then. */
type Returned = { press?: { by: unknown; since: number } | undefined };

/**
 * Keeps presses made before the code that answers them has loaded. Of equal presses on one control it keeps the first: a visitor
 * presses again when nothing happens. Fires each again, at the same target or its replacement, when all that it `awaits` has
 * loaded or failed, and after 8 s in any case (RT-4). Before that it may also wait for `awaitsStill`: the page was being parsed,
 * or the host was replaced by one that is loading now. `refuses` is asked before an event passes, also before one that is fired
 * again. The returned function fires what is kept, and stops keeping.
 */
export function keepPresses(
  awaits: Awaits,
  rememberPlaces: typeof import('./successor.ts').rememberPlaces,
  refuses: Refuses,
  awaitsStill?: Awaits,
  give = giveBack,
): () => void {
  const controller = new AbortController();
  const returned = pageSlot('returned', (): Returned => ({}));
  /** For each press the function that replays it and one that compares another with it. */
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
        give(event, ...find());
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

/** The control around the target of a press, else the target itself, such as the form of a submit. */
const controlOf = (target: Element): Element => target.closest(`${CONTROL}, ${FIELD}`) ?? target;

/** What a press does to its control: Enter and Space click it, other keys and a click for another tab do something else. */
const actOf = (event: Event): string | boolean =>
  (event as Partial<KeyboardEvent>).key?.replace(/Enter| /, '') || isModifiedClick(event);

/** An island at a press, `record` once its host has been looked at. */
type Pressed = { host: HTMLElement; widget: Widget; record: IslandRecord | undefined };

/** The islands around an element, from the inside out. */
const islandsAround = (target: Element): readonly Pressed[] =>
  hostsAround(target).flatMap((host) =>
    widgetsOf(host).map((widget) => {
      const record = islandsOf(host).find(({ name }) => name === widget.name);
      return { host, widget, record };
    }),
  );

/**
 * The islands around a control, from the inside out, that are still to mount; none when the event is not for one of them.
 * `isEarly`: no host has been looked at yet.
 */
export function pressedIslands(event: Event, target: Element, isEarly: boolean): readonly Pressed[] {
  const around = islandsAround(target);
  const waiting = around.filter(({ host, widget, record }) => {
    const state = record ? record.state : isEarly && 'loading';
    return (state === 'pending' || state === 'loading') && takesPress(host, widget);
  });
  // An island that is here answers, whatever becomes of the host around it.
  const inner = around.find((island) => island.record?.state === 'mounted' || island === waiting[0]);
  return inner?.host === waiting[0]?.host && waiting.some((island) => isFor(island, event, target))
    ? waiting
    : [];
}

/** Whether some island would answer this press, were there a host of its widget around it. */
export const mayBeFor = (event: Event, target: Element): boolean =>
  [...pageRecord().widgets.values()].some((widget) => isFor({ widget }, event, target));

/** Whether a press activates the host, too. */
function takesPress(host: Element, widget: Widget): boolean {
  const { name, argument } = triggerOf(host, widget);
  return name === 'media' ? matchMedia(argument).matches : name !== 'never';
}

/** A host of a widget; without a host any place of the page. */
type Place = { host?: HTMLElement; widget: Widget };

/** Whether the control that was used is one that this host's island answers, found by what the control itself is. */
function isFor(place: Place, event: Event, target: Element): unknown {
  const { type, key } = event as KeyboardEvent;
  if (type === 'submit') return true;
  if (type === 'keydown') return KEYS.test(key) && !isModifiedClick(event) && target.matches(BY_ROLE);
  // A click that opens a new tab is seldom for the island.
  return isModifiedClick(event)
    ? guardedLink(place, event, target)
    : claimed(place, target) || nearest(place, target, CONTROL, FIELD);
}

/** The control around `target` if it matches `selector` and none of the `others` is nearer. */
function nearest(
  { host }: Place,
  target: Element,
  selector: string,
  others: string,
): Element | false | undefined {
  const control = target.closest(`${selector}, ${others}`);
  return control?.matches(selector) && (!host || hostsAround(control).includes(host)) && control;
}

/** The control around `target` that the widget claims. */
const claimed = (place: Place, target: Element): Element | '' | false | undefined =>
  place.widget.claims && nearest(place, target, `:is(${place.widget.claims})`, TYPING);

/** The same of a widget with `guards`, for every click but one for the browser's own menu; other events have no button. */
const guardedLink = (place: Place, event: Event, target: Element) =>
  place.widget.guards && (event as MouseEvent).button < 2 && claimed(place, target);

/** The question that the site's editor wrote on a link. */
const QUESTION = 'data-delete-message';

/**
 * Asks with the browser's own `confirm` before a guarded link is followed while no island of it can ask: its code, or that which
 * mounts it, did not load, or not in time (DL-1). The question is the link's own, else its label. True after a no.
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

/** Fires a press again. */
export function giveBack(event: Event, target?: Element | null, submitter?: Element | null): void {
  if (!target?.isConnected) return;
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    // One that has moved out of its form is no submitter of it, and would throw.
    const button = submitter as HTMLButtonElement | null;
    target.requestSubmit(button?.form === target ? button : undefined);
  } else if (!target.matches(':disabled')) {
    // The same kind of event with the same details: a click of the keyboard stays one.
    const Same = event.constructor as typeof Event;
    target.dispatchEvent(new Same(event.type, event));
  }
}

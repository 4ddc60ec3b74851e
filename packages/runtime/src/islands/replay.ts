import { isModifiedClick } from '../host-page/modified-click.ts';
import { pageSlot } from '../site/page-slot.ts';
import type { Widget } from './define.ts';
import { hostsIn, widgetNames } from './host-names.ts';
import { islandsOf, pageRecord } from './page-record.ts';
import type { IslandRecord } from './record.ts';
import { parseTrigger, triggersOf } from './trigger.ts';

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

/** Who gives a press back just now, and when it was made: another copy that keeps it further counts from then. */
const returned = (): { press?: { by: unknown; since: number } | undefined } =>
  pageSlot('returned', () => ({}));

/**
 * Keeps presses made before the code that answers them has loaded. Of equal presses on one control it keeps the first: a visitor
 * presses again when nothing happens. Fires each again, at the same target or its replacement, when all that it `awaits` has
 * loaded or failed, and after 8 s in any case (RT-4). Before that it may also wait for `awaitsStill`: the page was being parsed,
 * or the host was replaced by one that is loading now. The returned function stops keeping, and fires what is kept.
 */
export function keepPresses(
  window: Window,
  awaits: Awaits,
  rememberPlaces: typeof import('./successor.ts').rememberPlaces,
  awaitsStill?: Awaits,
): () => void {
  const controller = new AbortController();
  /** For each press the function that replays it and one that compares another with it. */
  const kept = new Map<() => void, (act: string | boolean, control: Element) => boolean>();
  /** Where the last replayed press was, and where it moved the focus: further keys that were pressed there are for that element. */
  let from: Element | null | undefined;
  let to: Element | null;

  const keep = async (event: Event): Promise<void> => {
    const { target } = event;
    const now = performance.now();
    const { by, since = now } = returned().press ?? {};
    if (by === keep || !(target instanceof Element)) return;
    let waits = awaits(event, target);
    if (!waits[0]) return;
    event.preventDefault();
    event.stopImmediatePropagation();

    const control = controlOf(target);
    const { submitter } = event as Partial<SubmitEvent>;
    const act = actOf(event);
    for (const isSame of kept.values()) if (isSame(act, submitter ?? control)) return;
    const find = rememberPlaces(target, control, submitter);
    const end = () => {
      clearTimeout(timer);
      if (!kept.delete(end)) return;
      returned().press = { by: keep, since };
      const [place, button] = find();
      const { activeElement } = document;
      try {
        const isMoved = event.type === 'keydown' && place === from && activeElement === to;
        giveBack(event, isMoved ? to : place, button);
      } finally {
        returned().press = undefined;
      }
      if (document.activeElement !== activeElement) {
        from = place;
        to = document.activeElement;
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
  for (const type of ['click', 'auxclick', 'submit', 'keydown']) window.addEventListener(type, keep, options);
  return () => {
    controller.abort();
    for (const end of kept.keys()) end();
  };
}

/** The control around the target of a press, else the target itself, such as the form of a submit. */
const controlOf = (target: Element): Element => target.closest(`${CONTROL}, ${FIELD}`) ?? target;

/** What a press does to its control: Enter and Space click it, other keys and a click for another tab do something else. */
const actOf = (event: Event): string | boolean =>
  (event as Partial<KeyboardEvent>).key?.replace(/Enter| /, '') || isModifiedClick(event);

type Pressed = { host: HTMLElement; widget: Widget; record: IslandRecord | undefined };

/**
 * The islands around a control, from the inside out, that are still to mount; none when the event is not for one of them.
 * `isEarly`: no host has been looked at yet.
 */
export function pressedIslands(event: Event, target: Element, isEarly: boolean): readonly Pressed[] {
  const { widgets } = pageRecord();
  const waiting: Pressed[] = [];
  for (const host of hostsIn(document).reverse()) {
    // A form's fields may be named `contains` or `parentElement`.
    if (!Node.prototype.contains.call(host, target)) continue;
    const islands = islandsOf(host);
    for (const name of widgetNames(host)) {
      const widget = widgets.get(name);
      const record = islands.find((island) => island.name === name);
      const state = record ? record.state : isEarly && 'pending';
      if (widget && (state === 'pending' || state === 'loading') && takesPress(host, widget))
        waiting.push({ host, widget, record });
    }
    // An island that is here answers, whatever becomes of the host around it.
    if (waiting.length === 0 && islands.some(({ state }) => state === 'mounted')) return [];
  }
  return waiting.some(({ host, widget }) => isFor(host, widget, event, target)) ? waiting : [];
}

/** Whether some island would answer this press, were there a host of its widget around it. */
export const mayBeFor = (event: Event, target: Element): boolean =>
  [...pageRecord().widgets.values()].some((widget) => isFor(document, widget, event, target));

/** Whether a press activates the host, too. */
function takesPress(host: Element, widget: Widget): boolean {
  const { name, argument } = parseTrigger(triggersOf(host, widget)[0]);
  return name === 'media' ? matchMedia(argument).matches : name !== 'never';
}

/** Whether the control that was used is one that this host's island answers, found by what the control itself is. */
function isFor(host: Node, widget: Widget, event: Event, target: Element): unknown {
  const { type, key, button } = event as MouseEvent & KeyboardEvent;
  if (type === 'submit') return true;
  if (type === 'keydown') return KEYS.test(key) && !isModifiedClick(event) && target.matches(BY_ROLE);
  const isNearest = (selector: string, others: string) => {
    const control = target.closest(`${selector}, ${others}`);
    return control?.matches(selector) && host.contains(control);
  };
  const isClaimed = widget.claims && isNearest(`:is(${widget.claims})`, TYPING);
  // A click that opens a new tab is seldom for the island, and the browser's own menu never.
  return isModifiedClick(event)
    ? isClaimed && widget.guards && button < 2
    : isClaimed || isNearest(CONTROL, FIELD);
}

function giveBack(event: Event, target?: Element | null, submitter?: Element | null): void {
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

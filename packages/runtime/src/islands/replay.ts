import { activate } from './activate.ts';
import { usualTrigger } from './arm.ts';
import type { Widget } from './define.ts';
import { HOST, widgetNames } from './hosts.ts';
import { islandsOf, pageRecord } from './page-record.ts';
import type { IslandRecord } from './record.ts';
import { rememberPlace } from './successor.ts';
import { parseTrigger } from './triggers/index.ts';

/** How long a press is kept at most, in ms; after that the server's own HTML answers it. */
const KEPT_AT_MOST_MS = 8000;

const roles = 'button checkbox link option radio switch tab'.split(' ').map((role) => `[role=${role}]`);
/** What its role alone makes a control: the browser knows of none. */
const BY_ROLE = `:is([role^=menuitem], ${roles}):not(a[href], button, input, select, textarea)`;
/** What an island may answer, in any widget. A widget adds its own links with `claims`. */
const CONTROL = `button, summary, input:is([type=submit], [type=button], [type=image]), a[href^="#"], ${BY_ROLE}`;
/** What the browser answers by itself. A radio with its label may be how a claimed control is drawn. */
const TYPING =
  'a[href], select, textarea, [contenteditable]:not([contenteditable=false]), input:not([type=radio], [type=checkbox])';
const FIELD = `${TYPING}, input, label`;
const KEYS = /^(Arrow.*|Home|End|Enter| )$/;

/** What must be there before this event may reach its target; nothing for an event that must not wait. */
export type Awaits = (event: Event, target: Element) => readonly Promise<unknown>[];

interface Kept {
  readonly control: Element;
  readonly giveBack: () => void;
}

let givingBack = false;

/**
 * Keeps presses that come before what answers them, and gives each back once, to the same target or to what has replaced
 * it: when all that it waits for has mounted or failed, and after 8 s whatever happens (RT-4). It waits for the hosts
 * around its control, which are activated, and for what `alsoAwaits` names. Returns what ends the keeping; what is kept
 * then is given back.
 */
export function keepPresses(window: Window, alsoAwaits: Awaits): () => void {
  const controller = new AbortController();
  const kept = new Set<Kept>();
  const awaits: Awaits = (event, target) => [...awaitHosts(event, target), ...alsoAwaits(event, target)];

  const keep = (event: Event) => {
    const { target } = event;
    if (givingBack || !(target instanceof Element)) return;
    const first = awaits(event, target);
    if (first.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();

    const control = (event.type === 'click' && target.closest(`${CONTROL}, ${FIELD}`)) || target;
    const [targetNow, controlNow] = [rememberPlace(target), rememberPlace(control)];
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const submitterNow = submitter && rememberPlace(submitter);
    const find = () => (target.isConnected ? target : (controlNow() ?? targetNow()));

    const press: Kept = {
      control,
      giveBack: () => {
        clearTimeout(timer);
        const now = kept.delete(press) && find();
        if (now) giveBack(event, now, submitterNow?.());
      },
    };
    const timer = setTimeout(() => {
      // Who pressed again while nothing answered wanted it once.
      for (const other of kept) if (other !== press && other.control === control) kept.delete(other);
      press.giveBack();
    }, KEPT_AT_MOST_MS);
    kept.add(press);

    const whenReady = async (waits: readonly Promise<unknown>[]): Promise<void> => {
      await Promise.all(waits);
      const now = kept.has(press) && find();
      // The page was being parsed, or the host was replaced by one that is loading now.
      const more = now ? awaitHosts(event, now) : [];
      return more.length > 0 ? whenReady(more) : press.giveBack();
    };
    void whenReady(first);
  };

  const options = { capture: true, signal: controller.signal };
  for (const type of ['click', 'auxclick', 'submit', 'keydown']) window.addEventListener(type, keep, options);
  return () => {
    controller.abort();
    for (const press of kept) press.giveBack();
  };
}

/** The hosts around a control that are still to mount, asked to do so; none when the event is not for an island. */
function awaitHosts(event: Event, target: Element): Promise<unknown>[] {
  const { widgets } = pageRecord();
  const parsing = target.ownerDocument.readyState === 'loading';
  const waiting: { host: HTMLElement; widget: Widget; record: IslandRecord | undefined }[] = [];
  for (
    let host = target.closest<HTMLElement>(HOST);
    host;
    host = host.parentElement?.closest<HTMLElement>(HOST) ?? null
  ) {
    const islands = islandsOf(host);
    const isFound = islands.length > 0;
    for (const record of isFound ? islands : parsing ? [undefined] : []) {
      if (record && record.state !== 'pending' && record.state !== 'loading') continue;
      const known = widgetNames(host).find((name) => widgets.has(name));
      const widget = record ? record.widget : widgets.get(known ?? '');
      if (widget && takesPress(host, widget)) waiting.push({ host, widget, record });
    }
    // An island that is here answers, whatever becomes of the host around it.
    if (waiting.length === 0 && islands.some(({ state }) => state === 'mounted')) return [];
  }
  if (!waiting.some(({ host, widget }) => isFor(host, widget, event, target))) return [];
  const settled = waiting.map(
    ({ record }) =>
      new Promise<unknown>((resolve) => {
        if (record) record.settled.push(() => resolve(null));
        // Half a host is no host: the scan comes before this, with the end of parsing.
        else document.addEventListener('DOMContentLoaded', resolve, { once: true });
      }),
  );
  // From the outside in: the form's island is there before the one of its button.
  for (const { record } of waiting.toReversed()) if (record) activate(record, true);
  return settled;
}

function takesPress(host: HTMLElement, widget: Widget): boolean {
  const text = host.getAttribute('data-widget-load') ?? usualTrigger(host, widget);
  const { trigger, argument = '' } = parseTrigger(text) ?? {};
  return trigger?.takesPress?.(argument) ?? true;
}

/** Whether the control that was used is one that this host's island answers, found by what the control itself is. */
function isFor(host: Element, widget: Widget, event: Event, target: Element): boolean {
  if (event.type === 'submit') return true;
  if (event instanceof KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    return KEYS.test(key) && !altKey && !ctrlKey && !metaKey && target.matches(BY_ROLE);
  }
  const isNearest = (selector: string, others: string) => {
    const control = target.closest(`${selector}, ${others}`);
    return control?.matches(selector) && host.contains(control);
  };
  const isClaimed = widget.claims && isNearest(`:is(${widget.claims})`, TYPING);
  // A click that opens a new tab is seldom for the island, and the browser's own menu never.
  if (event instanceof MouseEvent && (event.button || event.metaKey || event.ctrlKey || event.shiftKey))
    return Boolean(isClaimed && widget.everyClick && event.button < 2);
  return Boolean(isClaimed || isNearest(CONTROL, FIELD));
}

function giveBack(event: Event, target: Element, submitter?: Element | null): void {
  givingBack = true;
  try {
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      // One that has moved out of its form is no submitter of it, and would throw.
      const button = submitter as HTMLButtonElement | null | undefined;
      target.requestSubmit(button?.form === target ? button : undefined);
    } else if (!target.matches(':disabled')) {
      // The same kind of event with the same details: a click of the keyboard stays one.
      const Same = event.constructor as typeof Event;
      target.dispatchEvent(new Same(event.type, event));
    }
  } finally {
    givingBack = false;
  }
}

import { onSight } from '../host-page/dom/sight.ts';
import { whenIdle } from '../host-page/when-idle.ts';
import { report } from '../site/report.ts';
import { activate } from './activate.ts';
import { parseTrigger, triggersOf } from './trigger.ts';
import type { IslandRecord } from './types.ts';

/**
 * Decides when a host activates: calls `activate`, possibly before it returns, and possibly more than once. Returns what ends
 * the wait; it is called when the host activates, too.
 */
type Trigger = (host: HTMLElement, argument: string, activate: () => void) => () => void;

/** Activates at once. */
const load: Trigger = (_host, _argument, activate) => {
  activate();
  return () => {};
};

/** Activates when the host comes within `argument` (a CSS margin such as `200px`) of the window. */
const visible: Trigger = (host, argument, activate) => {
  if (!globalThis.IntersectionObserver) return load(host, argument, activate);
  return onSight(boxOf(host), (isSeen) => isSeen && activate(), argument || '0px');
};

/** The element to watch for a host: a host without a box is represented by the first box inside it, else by the nearest box around it. */
function boxOf(host: HTMLElement): Element {
  const hasNoBox = (element: Element) => getComputedStyle(element).display === 'contents';
  if (!hasNoBox(host)) return host;
  const inside = [...host.querySelectorAll('*')].find((element) => element.getClientRects().length > 0);
  let around: Element | null = host;
  while (!inside && around?.parentElement && hasNoBox(around)) around = around.parentElement;
  return inside ?? around ?? host;
}

/** Activates when the browser has nothing better to do. */
const idle: Trigger = (_host, _argument, activate) => whenIdle(activate);

/** Signs that a shopper is about to use the host; pointer and focus come before the click and win it some time. */
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click'] as const;

/**
 * Activates at the first touch, hover, focus or key; at once when the focus is in the host already: somebody was faster than
 * the script. The click itself is kept and replayed by `replay.ts`.
 */
const interaction: Trigger = (host, argument, activate) => {
  if (host.contains(document.activeElement)) return load(host, argument, activate);
  const controller = new AbortController();
  const options = { capture: true, passive: true, once: true, signal: controller.signal };
  for (const sign of SIGNS) host.addEventListener(sign, activate, options);
  return () => controller.abort();
};

/** Activates when the media query in `argument` first matches. */
const media: Trigger = (host, argument, activate) => {
  const query = window.matchMedia?.(argument);
  if (query?.matches ?? true) return load(host, argument, activate);
  const check = () => {
    if (query.matches) activate();
  };
  query.addEventListener('change', check);
  return () => query.removeEventListener('change', check);
};

/** Never activates by itself: the page calls `iyim.mount(host)`. */
const never: Trigger = () => () => {};

/** By the name that `data-widget-load` gives. */
export const triggers: Readonly<Record<string, Trigger>> = { idle, interaction, load, media, never, visible };

/** Lets an island whose widget is known wait for its trigger; one that can not be used gives way to the usual one (RT-3). */
export function arm(record: IslandRecord): void {
  const { widget, host } = record;
  if (!widget) return;
  for (const text of [...triggersOf(host, widget), 'load']) {
    try {
      const { name, argument } = parseTrigger(text);
      const trigger = Object.hasOwn(triggers, name) && triggers[name];
      if (!trigger) throw new Error(`expected one of ${Object.keys(triggers).join(', ')}, found "${text}"`);
      const disarm = trigger(host, argument, () => activate(record));
      if (record.state === 'pending') record.disarm = disarm;
      return;
    } catch (error) {
      report(error, record.name, 'data-widget-load', host);
    }
  }
}

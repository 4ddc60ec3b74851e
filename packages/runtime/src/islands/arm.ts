import { onSight } from '../host-page/dom/sight.ts';
import { whenIdle } from '../host-page/when-idle.ts';
import { report } from '../site/report.ts';
import { activate } from './activate.ts';
import { parseTrigger, triggersOf } from './trigger.ts';
import type { IslandRecord } from './types.ts';

/**
 * Decides when a host activates: calls `activate`, possibly before it returns, and possibly more than once. Returns a function
 * that ends the wait, which is also called when the host activates.
 */
type Trigger = (host: HTMLElement, argument: string, activate: () => void) => () => void;

/** Activates immediately. */
const load: Trigger = (_host, _argument, activate) => {
  activate();
  return () => {};
};

/** Activates when the host comes within `argument` (a CSS margin such as `200px`) of the window. */
const visible: Trigger = (host, argument, activate) => {
  if (!globalThis.IntersectionObserver) return load(host, argument, activate);
  return onSight(boxOf(host), (isSeen) => isSeen && activate(), argument || '0px');
};

/**
 * Returns the element to observe for a host: the host itself, or, if it has no box, the first element inside it with a box,
 * or otherwise the nearest element around it with a box.
 */
function boxOf(host: HTMLElement): Element {
  const hasNoBox = (element: Element) => getComputedStyle(element).display === 'contents';
  if (!hasNoBox(host)) return host;
  const inside = [...host.querySelectorAll('*')].find((element) => element.getClientRects().length > 0);
  let around: Element | null = host;
  while (!inside && around?.parentElement && hasNoBox(around)) around = around.parentElement;
  return inside ?? around ?? host;
}

/** Activates when the browser is idle. */
const idle: Trigger = (_host, _argument, activate) => whenIdle(activate);

/** Events that announce an interaction. Pointer and focus events precede the click, so that the code starts to load earlier. */
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click'] as const;

/**
 * Activates at the first touch, hover, focus or key, or immediately if the focus is already in the host because the visitor was
 * faster than the script. `replay.ts` keeps the click itself and replays it.
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

/** Triggers by their names in `data-widget-load`. */
export const triggers: Readonly<Record<string, Trigger>> = { idle, interaction, load, media, never, visible };

/** Makes an island with a registered widget wait for its trigger. Replaces an invalid trigger with the default (RT-3). */
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

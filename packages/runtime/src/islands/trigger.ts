import { onSight } from '../host-page/sight.ts';
import type { Widget } from './define.ts';

/**
 * Decides when a host activates: calls `activate`, possibly before it returns, and possibly more than once. Returns what ends
 * the wait; it is called when the host activates, too.
 */
export type Trigger = (host: HTMLElement, argument: string, activate: () => void) => () => void;

/** Activates at once. */
export const load: Trigger = (_host, _argument, activate) => {
  activate();
  return () => {};
};

/** Activates when the host comes within `argument` (a CSS margin such as `200px`) of the window. */
export const visible: Trigger = (host, argument, activate) => {
  if (!globalThis.IntersectionObserver) return load(host, argument, activate);
  return onSight(host, (isSeen) => isSeen && activate(), argument || '0px');
};

/** Splits `visible(200px)` into the trigger's name and its argument (RT-4). */
export function parseTrigger(text: string): { name: string; argument: string } {
  const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(?:\((.*)\))?\s*$/s.exec(text) ?? [];
  return { name, argument: argument.trim() };
}

/** Hosts that begin when their popup is opened, not when their widget would on a page (PO-8). */
const INSIDE_POPUP = '[data-widget~=popup] *';

/** When a host activates: as it says, else as is usual for its widget and its place. */
export const triggersOf = (host: Element, widget: Widget): [asWritten: string, usual: string] => {
  const usual = host.matches(INSIDE_POPUP) ? 'visible' : widget.trigger;
  return [host.getAttribute('data-widget-load') ?? usual, usual];
};

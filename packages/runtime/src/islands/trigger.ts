import type { Widget } from './types.ts';

/** Splits `visible(200px)` into the trigger's name and its argument (RT-4). */
export function parseTrigger(text: string): { name: string; argument: string } {
  const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(?:\(\s*(.*?)\s*\))?\s*$/s.exec(text) ?? [];
  return { name, argument };
}

/** Popups. Hosts in them begin when the popup is opened, not when their widget would on a page (PO-8). */
export const POPUP = '[data-widget~=popup]';

/** How this host's own trigger reads. */
export const triggerOf = (host: Element, widget: Widget): ReturnType<typeof parseTrigger> =>
  parseTrigger(triggersOf(host, widget)[0]);

/** When a host activates: as it says, else as is usual for its widget and its place. */
export const triggersOf = (host: Element, widget: Widget): [asWritten: string, usual: string] => {
  const usual = host.matches(`${POPUP} *`) ? 'visible' : widget.trigger;
  return [host.getAttribute('data-widget-load') ?? usual, usual];
};

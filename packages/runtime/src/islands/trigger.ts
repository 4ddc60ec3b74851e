import type { Widget } from './types.ts';

/** Splits `visible(200px)` into the trigger's name and its argument (RT-4). */
export function parseTrigger(text: string): { name: string; argument: string } {
  const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(?:\(\s*(.*?)\s*\))?\s*$/s.exec(text) ?? [];
  return { name, argument };
}

/** Selector of popups. Hosts inside a popup start when it opens, not at their widget's trigger (PO-8). */
export const POPUP = '[data-widget~=popup]';

/** Returns the parsed trigger of a host. */
export const triggerOf = (host: Element, widget: Widget): ReturnType<typeof parseTrigger> =>
  parseTrigger(triggersOf(host, widget)[0]);

/**
 * Returns a host's trigger from its attribute, and the default for its widget and place. Without an attribute both are the
 * default.
 */
export const triggersOf = (host: Element, widget: Widget): [asWritten: string, usual: string] => {
  const usual = host.matches(`${POPUP} *`) ? 'visible' : widget.trigger || 'visible(200px)';
  return [host.getAttribute('data-widget-load') ?? usual, usual];
};

import { activate } from './activate.ts';
import type { Widget } from './define.ts';
import type { IslandRecord } from './record.ts';
import { report } from './report.ts';
import { parseTrigger, triggers } from './triggers/index.ts';

/** Hosts that begin when their popup is opened, not when their widget would on a page (PO-8). */
const INSIDE_POPUP = '[data-widget~=popup] *';

/** When a host activates: as it says, else as is usual for its widget and its place. */
export const triggersOf = (host: Element, widget: Widget): [asWritten: string, usual: string] => {
  const usual = host.matches(INSIDE_POPUP) ? 'visible' : widget.trigger;
  return [host.getAttribute('data-widget-load') ?? usual, usual];
};

/** Lets an island whose widget is known wait for its trigger; one that can not be used gives way to the usual one (RT-3). */
export function arm(record: IslandRecord): void {
  const { widget, host } = record;
  if (!widget) return;
  for (const text of [...triggersOf(host, widget), 'load']) {
    try {
      const { name, argument } = parseTrigger(text);
      const trigger = triggers.get(name);
      if (!trigger) throw new Error(`expected one of ${[...triggers.keys()].join(', ')}, found "${text}"`);
      const disarm = trigger(host, argument, () => activate(record));
      if (record.state === 'pending') record.disarm = disarm;
      return;
    } catch (error) {
      report(error, record.name, 'data-widget-load', host);
    }
  }
}

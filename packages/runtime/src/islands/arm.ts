import { activate } from './activate.ts';
import type { Widget } from './define.ts';
import type { IslandRecord } from './record.ts';
import { report } from './report.ts';
import { parseTrigger, triggerNames } from './triggers/index.ts';

/** Hosts that begin when their popup is opened, not when their widget would on a page (PO-8). */
const INSIDE_POPUP = '[data-widget~=popup] *';

/** When a host activates that does not say so itself. */
export const usualTrigger = (host: Element, widget: Widget): string =>
  host.matches(INSIDE_POPUP) ? 'visible' : widget.trigger;

/** Lets an island whose widget is known wait for its trigger. */
export function arm(record: IslandRecord): void {
  const { widget, host } = record;
  if (!widget) return;
  const usual = usualTrigger(host, widget);
  const wanted = host.getAttribute('data-widget-load') ?? usual;
  let parsed = parseTrigger(wanted);
  if (!parsed) {
    const expected = triggerNames.join(', ');
    const message = `data-widget-load: expected one of ${expected}, found "${wanted}"; using "${usual}"`;
    report(new Error(message), record.name, 'reading its trigger', host);
    parsed = parseTrigger(usual);
  }
  try {
    const disarm = parsed?.trigger(host, parsed.argument, () => activate(record));
    if (record.state === 'pending') record.disarm = disarm;
  } catch (error) {
    report(error, record.name, `arming its trigger "${wanted}"`, host);
    activate(record);
  }
}

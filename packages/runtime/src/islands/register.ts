import { arm } from './arm.ts';
import { type AnyDefinition, lazyWidget, type Widget } from './define.ts';
import { pageRecord } from './page-record.ts';
import { showState } from './record.ts';

/**
 * Makes a widget known to the page; hosts of its name that have been waiting are armed at once. Takes what
 * `lazyWidget` made, or a whole definition. The first to take a name keeps it; a later one is told so in the console.
 */
export function register(widget: Widget | AnyDefinition, { quiet = false } = {}): void {
  const { widgets, live } = pageRecord();
  const known = widgets.get(widget.name);
  if (known) {
    if (known !== widget && !quiet)
      console.info(`[iyim] widget "${widget.name}" is already registered; the first one stays`);
    return;
  }
  const entry =
    'load' in widget ? widget : lazyWidget(widget.name, { load: async () => ({ default: widget }) });
  widgets.set(entry.name, entry);
  for (const record of live) {
    if (record.name !== entry.name || record.widget) continue;
    record.widget = entry;
    showState(record.host);
    arm(record);
  }
}

import { arm } from './arm.ts';
import { lazyWidget } from './lazy-widget.ts';
import { allIslands, showState } from './record.ts';
import { pageRecord } from './registry.ts';
import type { AnyDefinition, Widget } from './types.ts';

/**
 * Makes a widget known to the page; hosts of its name that have been waiting are armed at once. Takes what
 * `lazyWidget` made, or a whole definition. The first to take a name keeps it; a later one is told so in the console.
 */
export function register(widget: Widget | AnyDefinition, { quiet = false } = {}): void {
  const { name } = widget;
  const page = pageRecord();
  const { widgets } = page;
  const known = widgets.get(name);
  if (known) {
    if (known !== widget && !quiet)
      console.info(`[iyim] widget "${name}" is already registered; the first one stays`);
    return;
  }
  const entry = 'load' in widget ? widget : lazyWidget(name, { load: async () => ({ default: widget }) });
  widgets.set(name, entry);
  for (const record of allIslands()) {
    if (record.name !== name) continue;
    record.widget = entry;
    showState(record.host);
    arm(record);
  }
  page.adopt?.();
  page.begin?.();
}

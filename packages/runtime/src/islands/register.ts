import { arm } from './arm.ts';
import { lazyWidget } from './lazy-widget.ts';
import { allIslands, showState } from './record.ts';
import { pageRecord } from './registry.ts';
import type { AnyDefinition, Widget } from './types.ts';

/**
 * Registers a widget on the page and arms the hosts of its name that have been waiting. Accepts the result of `lazyWidget` or
 * a whole definition. The first widget of a name is kept; a later one is logged and ignored.
 */
export function register(widget: Widget | AnyDefinition, { quiet = false } = {}): void {
  const { name } = widget;
  const page = pageRecord();
  const { widgets } = page;
  const existing = widgets.get(name);
  if (existing) {
    if (existing !== widget && !quiet)
      console.info(`[iyim] widget "${name}" is already registered; the first one is used`);
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

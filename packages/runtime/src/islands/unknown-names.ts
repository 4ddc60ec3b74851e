import { nearestName } from '../site/nearest-name.ts';
import { nameElement } from '../site/report.ts';
import { pageRecord } from './registry.ts';

/** Logs once that no widget has this name (RT-31), with the name that was probably meant. */
export function reportUnknownName(name: string, host: Element): void {
  const { said, widgets } = pageRecord();
  if (widgets.has(name) || said.has(name)) return;
  said.add(name);
  const meant = nearestName(name, [...widgets.keys()]);
  console.info(
    `[iyim] ${nameElement(host)} data-widget: found "${name}", no registered widget${meant ? `; did you mean "${meant}"?` : ''}`,
  );
}

import { lettersApart } from '../site/letters-apart.ts';
import { nameElement } from '../site/report.ts';
import { pageRecord } from './registry.ts';

/** Logs once that no widget has this name (RT-31), with the one that was probably meant. */
export function reportUnknownName(name: string, host: Element): void {
  const { said, widgets } = pageRecord();
  if (widgets.has(name) || said.has(name)) return;
  said.add(name);
  const meant = [...widgets.keys()].find((known) => lettersApart(known, name.toLowerCase()) < 3);
  console.info(
    `[iyim] ${nameElement(host)} data-widget: found "${name}", no registered widget${meant ? `; did you mean "${meant}"?` : ''}`,
  );
}

import { pageRecord } from './page-record.ts';
import { nameElement } from './report.ts';

/**
 * Says each name once that no widget of the page has, with the one that was probably meant (RT-31). Waits until the page
 * has loaded, scripts and all: they may register it. Another product's `data-widget` costs one line.
 */
export function sayUnknownNames(): void {
  const { live, said, widgets } = pageRecord();
  for (const { name, widget, host } of live) {
    if (widget || said.has(name)) continue;
    if (document.readyState !== 'complete') {
      window.addEventListener('load', sayUnknownNames, { once: true });
      return;
    }
    said.add(name);
    const meant = [...widgets.keys()].find((known) => distance(known, name.toLowerCase()) <= 2);
    const found = `[iyim] ${nameElement(host)} data-widget: found "${name}", which is no registered widget`;
    if (meant) console.warn(`${found}; did you mean "${meant}"?`);
    else console.info(`${found}; the element is left alone`);
  }
}

/** How many letters must be added, taken away or changed to make one word the other. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const cost = letter === b[j] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + cost, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

import type { Catalogue } from './define.ts';
import { withinTime } from './load-code.ts';
import { pageRecord } from './page-record.ts';
import { settle } from './record.ts';
import { register } from './register.ts';

/** Adds a catalogue. It is fetched at once when hosts are waiting already, else with the first host of an unknown name. */
export function addCatalogue(catalogue: Catalogue): void {
  const page = pageRecord();
  page.catalogues.add(catalogue);
  if ([...page.live].some(({ widget }) => !widget)) askCatalogues();
}

/** Fetches the catalogues that nobody has asked yet: there is a host of a name that no registered widget has. */
export function askCatalogues(): void {
  const { catalogues, asked, live } = pageRecord();
  for (const catalogue of catalogues) {
    catalogues.delete(catalogue);
    asked.add(catalogue);
    withinTime(catalogue)
      .then(({ widgets, begin }) => {
        if (!asked.has(catalogue)) return; // the page was stopped
        for (const widget of widgets) register(widget, { quiet: true });
        begin?.(document);
      })
      .catch((error) => {
        if (!asked.has(catalogue)) return;
        catalogues.add(catalogue); // the next host asks anew
        console.error('[iyim] could not load the widgets', error);
      })
      .then(() => {
        asked.delete(catalogue);
        // Nobody will mount these: who waits for them is told, and a kept click is given back.
        if (asked.size === 0) for (const record of live) if (!record.widget) settle(record);
      });
  }
}

import type { Browser, CDPSession, Page } from 'playwright';
import { addScript } from './build-script.ts';
import { type Responsiveness, responsivenessOf, watchInteractions } from './interactions.ts';
import { pageHtml } from './page.ts';
import type { Site } from './site.ts';

/** A page with one widget of this library. */
export interface BusyPage {
  /** Path of the page, such as `/slides/`. */
  readonly path: string;
  readonly widget: string;
  readonly html: string;
}

/**
 * Visits a page with one widget `rounds` times, each time in a fresh profile, and measures how fast it responds to the interactions
 * that `act` performs. Adds the values that `act` returns to the measurements.
 */
export async function busyVisits<Recorded>(
  browser: Browser,
  site: Site,
  { path, widget, html }: BusyPage,
  { rounds, cpu }: { rounds: number; cpu: number },
  act: (page: Page, devtools: CDPSession) => Promise<Recorded>,
): Promise<(Responsiveness & Recorded)[]> {
  const peer = {
    name: `iyim-${widget}`,
    entry: `iyim/${widget}.ts`,
    island: () => '',
    flavour: 'react',
  } as const;
  site.add(path, pageHtml(widget, html, await addScript(site, path, peer)));
  const visits: (Responsiveness & Recorded)[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const devtools = await context.newCDPSession(page);
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      await page.goto(site.origin + path);
      const recorded = await act(page, devtools);
      visits.push({ ...(await responsivenessOf(page)), ...recorded });
    } finally {
      await context.close();
    }
  }
  return visits;
}

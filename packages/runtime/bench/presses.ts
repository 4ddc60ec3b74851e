import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import {
  type Responsiveness,
  responsivenessOf,
  responsivenessVerdict,
  watchInteractions,
} from './interactions.ts';
import { pageHtml } from './page.ts';
import type { Part, PartSettings } from './part.ts';
import { BASE, LEAN, OURS, peers } from './peers.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';

/** Numbers of islands on a page. */
const COUNTS = [50, 500, 5000] as const;
/** Islands in the window, which the visitor clicks. */
const IN_VIEW = 20;
/** Clicks on each island: the code is cold the first time. */
const TURNS = 3;

interface Subject {
  readonly peer: string;
  readonly count: number;
}

interface PressesVisit extends Responsiveness {
  /** Main-thread milliseconds of scripts per click. */
  readonly script: number;
}

export interface PressesResult extends Subject {
  readonly visits: readonly PressesVisit[];
}

/** Measures a visitor's click on pages with more and more islands, all of them mounted. */
export const presses: Part = {
  name: 'presses',
  title: `Presses of the ${IN_VIEW} islands in view`,
  isQuick: true,
  minutes: 4,
  async run(browser, site, settings) {
    const results = await measure(browser, site, settings);
    return { results, table: tableOf(results), verdicts: verdictsOf(results, settings.cpu) };
  },
};

async function measure(
  browser: Browser,
  site: Site,
  { rounds, cpu }: PartSettings,
): Promise<PressesResult[]> {
  const subjects = peers
    .filter(({ name }) => [OURS, LEAN, BASE].includes(name))
    .flatMap(({ name }) => COUNTS.map((count): Subject => ({ peer: name, count })));
  for (const { peer: peerName, count } of subjects) {
    const peer = peers.find(({ name }) => name === peerName);
    if (!peer) throw new Error(`expected the peer ${peerName}, found none`);
    const islands = Array.from({ length: count }, (_, index) => peer.island(index, index % 10));
    const path = pathOf({ peer: peerName, count });
    site.add(path, pageHtml(peerName, islands.join('\n'), await addScript(site, path, peer)));
  }
  const results = await inRounds(subjects, rounds, (subject) =>
    visit(browser, site.origin + pathOf(subject), cpu, subject.count),
  );
  return [...results].map(([subject, visits]) => ({ ...subject, visits }));
}

const pathOf = ({ peer, count }: Subject) => `/presses/${peer}/${count}/`;

async function visit(browser: Browser, url: string, cpu: number, count: number): Promise<PressesVisit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    // The last island mounts last.
    await page.waitForFunction(
      (id) => {
        const button = document.querySelector<HTMLElement>(`#${id} button`);
        const was = button?.textContent;
        button?.click();
        return new Promise((resolve) => setTimeout(() => resolve(button?.textContent !== was), 5));
      },
      `i${count - 1}`,
      { timeout: 30_000, polling: 100 },
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const scripts = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
    };
    const before = await scripts();
    for (let press = 0; press < IN_VIEW * TURNS; press++)
      await page.locator(`#i${press % IN_VIEW} button`).click({ noWaitAfter: true });
    const script = ((await scripts()) - before) / (IN_VIEW * TURNS);
    return { script, ...(await responsivenessOf(page)) };
  } finally {
    await context.close();
  }
}

const scriptOf = (result: PressesResult | undefined): number[] =>
  (result?.visits ?? []).map(({ script }) => script);

function tableOf(results: readonly PressesResult[]): string {
  const find = (peer: string, count: number) =>
    results.find((one) => one.peer === peer && one.count === count);
  const rows = results.map((result) => [
    `${result.peer}, ${result.count} islands`,
    cell(median(scriptOf(result)), 2),
    cell(pairedRatio(scriptOf(result), scriptOf(find(result.peer, COUNTS[0]))), 2),
    cell(pairedRatio(scriptOf(result), scriptOf(find(BASE, result.count))), 2),
    cell(median(result.visits.map(({ responsiveness }) => responsiveness))),
  ]);
  return table(['page', 'script ms a press', `× ${COUNTS[0]} islands`, `× ${BASE}`, 'INP ms (98 %)'], rows);
}

function verdictsOf(results: readonly PressesResult[], cpu: number): string[] {
  return results
    .filter(({ peer, count }) => peer !== BASE && count === COUNTS.at(-1))
    .flatMap(({ peer, count, visits }) => {
      const fewest = results.find((one) => one.peer === peer && one.count === COUNTS[0]);
      const ratio = pairedRatio(scriptOf({ peer, count, visits }), scriptOf(fewest));
      return [
        `${peer}, a press on a page of ${count} islands (${cpu}× CPU): ${ratio.toFixed(2)} of its cost on one of ` +
          `${COUNTS[0]}, at most 1.5: ${ratio <= 1.5 ? 'met' : 'missed'}`,
        responsivenessVerdict(`${peer}, ${count} islands`, visits, cpu),
      ];
    });
}

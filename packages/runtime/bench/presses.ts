import type { Browser, Page } from 'playwright';
import { addScript } from './build-script.ts';
import {
  type Responsiveness,
  responsivenessOf,
  responsivenessVerdict,
  watchInteractions,
} from './interactions.ts';
import { pageHtml } from './page.ts';
import type { Part, PartSettings } from './part.ts';
import { BASE, mainPeers } from './peers.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';

/** Number of islands on each page. */
const COUNTS = [50, 500, 5000] as const;
/** Number of islands that are in the window and are clicked. */
const IN_VIEW = 20;
/** Number of clicks on each island. There are several, because the first ones also compile the code. */
const TURNS = 3;

interface Subject {
  readonly peer: string;
  readonly count: number;
}

interface PressesVisit extends Responsiveness {
  /** Main-thread time of scripts per click, in ms. */
  readonly script: number;
}

export interface PressesResult extends Subject {
  readonly visits: readonly PressesVisit[];
}

/** Measures the cost of a click on pages with 50, 500 and 5,000 mounted islands. */
export const presses: Part = {
  name: 'presses',
  title: `Clicks on ${IN_VIEW} islands in the window`,
  isQuick: true,
  cpu: [4],
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
  const subjects: Subject[] = [];
  for (const peer of mainPeers) {
    for (const count of COUNTS) {
      const subject = { peer: peer.name, count };
      subjects.push(subject);
      const islands = Array.from({ length: count }, (_, index) => peer.island(index, index % 10));
      const path = pathOf(subject);
      site.add(path, pageHtml(peer.name, islands.join('\n'), await addScript(site, path, peer)));
    }
  }
  const results = await inRounds(subjects, rounds, (subject) =>
    visit(browser, site.origin + pathOf(subject), cpu),
  );
  return [...results].map(([subject, visits]) => ({ ...subject, visits }));
}

const pathOf = ({ peer, count }: Subject) => `/presses/${peer}/${count}/`;

async function visit(browser: Browser, url: string, cpu: number): Promise<PressesVisit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    const milliseconds = async (metric: string) => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
    };
    await untilIdle(page, () => milliseconds('TaskDuration'));
    // Clicks by position, because a locator would run scripts in the page, which would be measured too.
    const places = await page.evaluate(placesOf, IN_VIEW);
    const counts = await page.evaluate(countsOf, IN_VIEW);
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const before = await milliseconds('ScriptDuration');
    for (let turn = 0; turn < TURNS; turn++) for (const { x, y } of places) await page.mouse.click(x, y);
    const script = ((await milliseconds('ScriptDuration')) - before) / (IN_VIEW * TURNS);
    const missed = (await page.evaluate(countsOf, IN_VIEW)).findIndex(
      (value, index) => value !== (counts[index] ?? 0) + TURNS,
    );
    if (missed >= 0) throw new Error(`${url}: island ${missed}: expected ${TURNS} counted clicks`);
    return { script, ...(await responsivenessOf(page)) };
  } finally {
    await context.close();
  }
}

/** Waits until the main thread has worked for at most 10 ms in half a second. By then, all islands have mounted. */
async function untilIdle(page: Page, busy: () => Promise<number>): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY, now = await busy(); now - before > 10; now = await busy()) {
    before = now;
    await page.waitForTimeout(500);
  }
}

/** Returns the centres of the first `count` buttons, in px. Runs in the page. */
const placesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const box = document.querySelector(`#i${index} button`)?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  });

/** Returns the numbers that the first `count` buttons show. Runs in the page. */
const countsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    Number(document.querySelector(`#i${index} button`)?.textContent?.slice('Count: '.length)),
  );

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
  return table(['page', 'script ms per click', `× ${COUNTS[0]} islands`, `× ${BASE}`, 'INP ms (98 %)'], rows);
}

function verdictsOf(results: readonly PressesResult[], cpu: number): string[] {
  return results
    .filter(({ peer, count }) => peer !== BASE && count === COUNTS.at(-1))
    .flatMap(({ peer, count, visits }) => {
      const fewest = results.find((one) => one.peer === peer && one.count === COUNTS[0]);
      const ratio = pairedRatio(scriptOf({ peer, count, visits }), scriptOf(fewest));
      return [
        `${peer}, a click on a page of ${count} islands (${cpu}× CPU): ${ratio.toFixed(2)} × its cost on a page of ` +
          `${COUNTS[0]}, at most 1.5: ${ratio <= 1.5 ? 'met' : 'missed'}`,
        responsivenessVerdict(`${peer}, ${count} islands`, visits, cpu),
      ];
    });
}

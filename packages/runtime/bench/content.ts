import type { Browser, CDPSession, Page } from 'playwright';
import { addContentPages, pathOf, SUBJECTS, type Subject } from './content-page.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';

interface ContentVisit {
  /** Gzipped bytes of scripts before scrolling, and at the end. */
  readonly firstBytes: number;
  readonly allBytes: number;
  /** Milliseconds until the page has loaded and the last long task before scrolling has ended. */
  readonly interactive: number;
  /** Total blocking time before scrolling: the sum of each task's time beyond 50 ms, in ms. */
  readonly blocking: number;
  /** Bytes of live JavaScript objects at the end. */
  readonly heap: number;
  /** Processor time of the main thread's longest task while scrolling, in ms; NaN if the visit was not traced. */
  readonly longestTask: number;
  /** Islands that have mounted by the end. */
  readonly mounted: number;
  /** Main-thread time after scrolling, without any input, in ms. */
  readonly idle: number;
}

export interface ContentResult {
  readonly subject: Subject;
  readonly visits: readonly ContentVisit[];
  /** Main-thread time in an idle minute, measured in one additional visit, in ms. */
  readonly idle: number;
}

const MINUTE = 60_000;
/** Maximum number of rounds. A round takes one and a half minutes on a slow processor. */
const MAX_ROUNDS = 2;

/** Measures a page with one of each widget, and the same page with the originals' libraries, which are loaded, but not used. */
export async function contentPage(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<ContentResult[]> {
  await addContentPages(browser, site);
  const results = await inRounds(SUBJECTS, Math.min(rounds, MAX_ROUNDS), (subject) =>
    visit(browser, site, subject, cpu),
  );
  // The visits run in parallel, because the processor time of a page's main thread does not include other pages.
  const rested = await Promise.all(SUBJECTS.map((subject) => visit(browser, site, subject, cpu, MINUTE)));
  return SUBJECTS.map((subject, at) => ({
    subject,
    visits: results.get(subject) ?? [],
    idle: rested[at]?.idle ?? Number.NaN,
  }));
}

declare const watched: { blocking: number; lastTask: number };

async function visit(
  browser: Browser,
  site: Site,
  subject: Subject,
  cpu: number,
  rest = 0,
): Promise<ContentVisit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLongTasks);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    site.sent();
    await page.goto(site.origin + pathOf(subject), { waitUntil: 'load' });
    const firstBytes = await bytesUntilQuiet(page, site);
    const start = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        interactive: Math.max(navigation?.loadEventEnd ?? 0, watched.lastTask),
        blocking: watched.blocking,
      };
    });
    // Visits with an idle minute are not traced: they run in parallel, and only one page at a time can be traced.
    const isTraced = rest === 0;
    if (isTraced) await browser.startTracing(page, { categories: ['toplevel'] });
    await scrollThrough(page);
    const allBytes = firstBytes + (await bytesUntilQuiet(page, site));
    const longestTask = isTraced ? longestTaskOf(await browser.stopTracing()) : Number.NaN;
    const mounted = await page.locator('[data-widget-state="mounted"]').count();
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
    const before = await busyTime(devtools);
    await page.waitForTimeout(rest);
    const idle = (await busyTime(devtools)) - before;
    return { ...start, firstBytes, allBytes, heap, longestTask, mounted, idle };
  } finally {
    await context.close();
  }
}

/** Waits until no script has been sent for two seconds. Returns the gzipped bytes of the scripts sent until then. */
async function bytesUntilQuiet(page: Page, site: Site): Promise<number> {
  let bytes = 0;
  for (let sent = 1; sent > 0; bytes += sent) {
    await page.waitForTimeout(2000);
    sent = site.sent().scripts;
  }
  return bytes;
}

/** Scrolls to the end of the page, by half a window per turn of the wheel and one turn per frame. */
async function scrollThrough(page: Page): Promise<void> {
  const { end, height } = await page.evaluate(() => ({
    end: document.documentElement.scrollHeight,
    height: innerHeight,
  }));
  await page.mouse.move(100, 100);
  for (let at = 0; at < end; at += height / 2) {
    await page.mouse.wheel(0, height / 2);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  }
}

async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

function longestTaskOf(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const times = traceEvents.filter((event) => pages.has(thread(event))).map(({ tdur = 0 }) => tdur);
  return Math.max(0, ...times) / 1000;
}

function watchLongTasks(): void {
  const seen = { blocking: 0, lastTask: 0 };
  Object.assign(globalThis, { watched: seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.blocking += duration - 50;
      seen.lastTask = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
}

export function contentTable(results: readonly ContentResult[]): string {
  const base = results.find(({ subject }) => subject === 'originals')?.visits ?? [];
  const rows = results.map(({ subject, visits, idle }) => {
    const of = (field: keyof ContentVisit) => visits.map((one) => one[field]);
    const ratio = (field: keyof ContentVisit) =>
      cell(
        pairedRatio(
          of(field),
          base.map((one) => one[field]),
        ),
        2,
      );
    return [
      subject,
      cell(median(of('firstBytes')) / 1000, 1),
      ratio('firstBytes'),
      cell(median(of('allBytes')) / 1000, 1),
      cell(median(of('interactive'))),
      ratio('interactive'),
      cell(median(of('blocking'))),
      ratio('blocking'),
      cell(median(of('heap')) / 1e6, 1),
      ratio('heap'),
      cell(median(of('longestTask'))),
      ratio('longestTask'),
      cell(idle),
      cell(median(of('mounted'))),
    ];
  });
  const head = ['page', 'gz kB first', '×', 'gz kB all', 'interactive ms', '×', 'blocking ms', '×'];
  return table([...head, 'heap MB', '×', 'longest task ms', '×', 'idle ms', 'islands'], rows);
}

/** Returns one line per flavour: whether the longest task while scrolling took at most 50 ms. */
export const contentVerdicts = (results: readonly ContentResult[], cpu: number): string[] =>
  results
    .filter(({ subject }) => subject === 'react' || subject === 'lean')
    .map(({ subject, visits, idle }) => {
      const task = median(visits.map(({ longestTask }) => longestTask));
      return (
        `one of each widget, ${subject} (${cpu}× CPU): longest task while scrolling ${task.toFixed(0)} ms, ` +
        `at most 50: ${task <= 50 ? 'met' : 'missed'}; ${idle.toFixed(0)} ms of work in an idle minute`
      );
    });

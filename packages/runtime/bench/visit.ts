import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.ts';
import { within } from './limits.ts';
import { installProbe, type Probe, type ProbePlan, type ProbeResult } from './probe.ts';
import type { Site } from './site.ts';

export interface Visit extends ProbeResult {
  /** Processor time of the page's main thread for all its work, in ms. Does not include the load of other programs. */
  readonly mainThread: number;
  /** Processor time of scripts, including the probe's clicks, in ms. */
  readonly scripts: number;
  /** Bytes of live JavaScript objects after garbage collection, when the islands have been clicked. */
  readonly heap: number;
  /** Gzipped bytes of scripts, and of all responses including the page. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });

/** Time limit for one page at any speed, in ms. */
const LONGEST_VISIT_MS = 60_000;

declare const probe: Probe;

/** Loads one page in a fresh profile, measures it, and then checks that every island works. Throws if an island does not. */
export async function visit(
  browser: Browser,
  site: Site,
  path: string,
  plan: ProbePlan,
  cpu: number,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(installProbe, plan);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    site.sent();
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const answer = page.evaluate(() => probe.result);
    const result = await within(LONGEST_VISIT_MS, `${path}: its islands`, answer, () => context.close());
    const { metrics } = await devtools.send('Performance.getMetrics');
    const milliseconds = (metric: string) =>
      1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { scripts, total } = site.sent();
    const wrong = await page.evaluate(() => probe.verify());
    if (wrong || errors.length > 0) throw new Error(`${path}: ${wrong ?? ''} ${errors.join('; ')}`);
    return {
      ...result,
      mainThread: milliseconds('TaskDuration'),
      scripts: milliseconds('ScriptDuration'),
      heap: usedSize,
      scriptBytes: scripts,
      totalBytes: total,
    };
  } finally {
    await context.close();
  }
}

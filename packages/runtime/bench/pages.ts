import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { startDemo } from '../../../demo-site/src/server/listen.ts';
import { fetchedScripts, sumOfBytes } from '../../../scripts/fetched-scripts.ts';
import { bundleFolder } from '../../widgets/build/bundle.ts';
import { buildOriginalShop } from '../../widgets/testing/build-original-shop.ts';
import { inRounds } from './rounds.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';

/** The scripts on a measured page: jQuery and re-creations of the shop's scripts, or a flavour of the bundle. */
const SCRIPTS = ['original', 'react', 'lean'] as const;
type Scripts = (typeof SCRIPTS)[number];

interface ShopPage {
  readonly name: string;
  readonly path: string;
  /** Path that is requested first, so that the measured page has content. */
  readonly before?: string;
  /** Maximum gzipped bytes of all scripts in the lean flavour. */
  readonly atMost: number;
}

const PAGES: readonly ShopPage[] = [
  { name: 'archive', path: 'shop/', atMost: 48_000 },
  { name: 'product', path: 'product/linen-dress/', atMost: 62_000 },
  { name: 'cart', path: 'cart/', before: 'shop/?add-to-cart=101', atMost: 58_000 },
];
/** Gzipped bytes that React may add. */
const REACT_BYTES = 60_000;
const MOST_REQUESTS = 10;

interface PageVisit {
  readonly bytes: number;
  readonly requests: number;
  /** Main-thread time of scripts until the page sends no more requests, in ms. */
  readonly scriptTime: number;
  /** Total blocking time: the sum of each task's time beyond 50 ms, in ms. */
  readonly blocking: number;
}

export interface PageResult {
  readonly page: string;
  readonly scripts: Scripts;
  readonly visits: readonly PageVisit[];
}

const OURS = /<script type="module" src="[^"]*\/iyim\.js"><\/script>/;
const ORIGINAL = '/original-scripts.js';

/** Measures the demo shop's archive, product and cart page, each with the original scripts and with both flavours of the bundle. */
export async function shopPages(
  browser: Browser,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<PageResult[]> {
  const original = await buildOriginalShop({ jQuery: 'own' });
  const demos = await Promise.all(
    (['react', 'lean'] as const).map((flavour) =>
      startDemo({ port: 0, db: ':memory:', bundle: bundleFolder(flavour) }),
    ),
  );
  const [react, lean] = demos;
  if (!react || !lean) throw new Error('expected two demos');
  const subjects = PAGES.flatMap((page) => SCRIPTS.map((scripts) => ({ page, scripts })));
  try {
    const results = await inRounds(subjects, rounds, ({ page, scripts }) =>
      visit(browser, page, scripts === 'lean' ? lean.url : react.url, {
        cpu,
        ...(scripts === 'original' && { original }),
      }),
    );
    return [...results].map(([{ page, scripts }, visits]) => ({ page: page.name, scripts, visits }));
  } finally {
    await Promise.all(demos.map((demo) => demo.close()));
  }
}

async function visit(
  browser: Browser,
  { path, before }: ShopPage,
  url: string,
  { cpu, original }: { cpu: number; original?: string },
): Promise<PageVisit> {
  let devtools: CDPSession;
  let times = { scriptTime: 0, blocking: 0 };
  const scripts = await fetchedScripts(browser, url + path, {
    async prepare(page) {
      const context = page.context();
      if (before) await context.request.get(url + before);
      if (original) await withOriginal(context, url + path, original);
      await page.addInitScript(countLongTasks);
      devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    },
    async end(page) {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
      times = { scriptTime: 1000 * seconds, blocking: await page.evaluate(() => longTasks.blocking) };
    },
  });
  // Gzips the original script to get its size, because `route.fulfill` sends it uncompressed.
  const bytes = original ? gzipSync(original, { level: 9 }).length : sumOfBytes(scripts);
  return { bytes, requests: scripts.length, ...times };
}

declare const longTasks: { blocking: number };

function countLongTasks(): void {
  const counted = { blocking: 0 };
  Object.assign(globalThis, { longTasks: counted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counted.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

async function withOriginal(context: BrowserContext, url: string, script: string): Promise<void> {
  await context.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!OURS.test(body)) throw new Error(`${url}: expected the script tag of iyim.js, found none`);
    // Removes the policy, because jQuery does not run under the demo's Trusted Types policy.
    const { 'content-security-policy': _, ...headers } = response.headers();
    const tag = `<script src="${ORIGINAL}" defer></script>`;
    await route.fulfill({ response, headers, body: body.replace(OURS, tag) });
  });
  await context.route(new URL(ORIGINAL, url).href, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

const pick = (visits: readonly PageVisit[], field: keyof PageVisit): number[] =>
  visits.map((one) => one[field]);

export function pagesTable(results: readonly PageResult[]): string {
  const rows = results.map(({ page, scripts, visits }) => {
    const base = results.find((other) => other.page === page && other.scripts === 'original');
    const of = (field: keyof PageVisit) => median(pick(visits, field));
    const ratio = pairedRatio(pick(visits, 'scriptTime'), pick(base?.visits ?? [], 'scriptTime'));
    return [
      `${page}, ${scripts}`,
      cell(of('bytes') / 1000, 1),
      cell(of('requests')),
      cell(of('scriptTime')),
      cell(ratio, 2),
      cell(of('blocking')),
    ];
  });
  return table(['page', 'gz kB', 'scripts', 'script ms', '× original', 'blocking ms'], rows);
}

/** Returns one line per page and flavour: its bytes and requests, and whether they meet the target. */
export const pagesVerdicts = (results: readonly PageResult[]): string[] =>
  results
    .filter(({ scripts }) => scripts !== 'original')
    .map(({ page, scripts, visits }) => {
      const atMost =
        (PAGES.find(({ name }) => name === page)?.atMost ?? 0) + (scripts === 'react' ? REACT_BYTES : 0);
      const bytes = median(pick(visits, 'bytes'));
      const requests = median(pick(visits, 'requests'));
      const isMet = bytes <= atMost && requests <= MOST_REQUESTS;
      return (
        `${page}, ${scripts}: ${(bytes / 1000).toFixed(1)} kB in ${requests} requests, ` +
        `target at most ${atMost / 1000} kB in ${MOST_REQUESTS}: ${isMet ? 'met' : 'missed'}`
      );
    });

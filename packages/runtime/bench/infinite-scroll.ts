import type { Browser, Page } from 'playwright';
import { addScript } from './build-script.ts';
import {
  type Responsiveness,
  responsivenessOf,
  responsivenessVerdict,
  watchInteractions,
} from './interactions.ts';
import { type Memory, memoryOf } from './memory.ts';
import { pageHtml } from './page.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';
import { cell, table } from './table.ts';

/** Number of items at the end, and number of items per request. */
const ITEMS = 1000;
const PER_PAGE = 20;
/** Number of items between two measurements of memory. */
const STEP = 200;

export interface ScrollVisit extends Responsiveness {
  /** Live memory after garbage collection, measured after every `STEP` items. */
  readonly memory: readonly ScrolledMemory[];
}

interface ScrolledMemory extends Memory {
  readonly items: number;
}

/** Scrolls an endless listing to its thousandth item while typing. */
export async function infiniteScroll(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<ScrollVisit[]> {
  const path = '/scroll/';
  const script = await addScript(site, path, {
    name: 'iyim-listing',
    entry: 'iyim/listing.ts',
    island: () => '',
    flavour: 'react',
  });
  site.add(path, pageHtml('Endless', listing(path), script));
  site.answer(`${path}more/`, (form) => {
    const page = Number(form.get('page_settings[page]'));
    return { success: true, data: { html: items(page), scripts: [], styles: [] } };
  });
  const visits: ScrollVisit[] = [];
  for (let round = 0; round < rounds; round++)
    visits.push(await scrollOnce(browser, site.origin + path, cpu));
  return visits;
}

const item = (number: number) =>
  `<div class="jet-listing-grid__item jet-listing-dynamic-post-${number}" data-post-id="${number}">
<article><h3><a href="/item/${number}/">Item ${number}</a></h3><p>A sentence about item ${number}, as long as they are.</p>
<p><b>₪${number % 90}</b> <button type="button">Add</button></p></article></div>`;

const items = (page: number) =>
  Array.from({ length: PER_PAGE }, (_, index) => item((page - 1) * PER_PAGE + index + 1)).join('\n');

function listing(path: string): string {
  const nav = {
    enabled: true,
    type: 'scroll',
    more_el: null,
    query: { post_status: ['publish'] },
    widget_settings: { lisitng_id: 7, posts_num: PER_PAGE, load_more_offset: { size: 400, unit: 'px' } },
  };
  return `<script>var JetEngineSettings = ${JSON.stringify({ ajaxlisting: `${path}more/`, addedPostCSS: [] })};</script>
<label style="position: fixed; inset-block-start: 0">Search <input id="field"></label>
<div class="jet-listing-grid jet-listing" data-widget="listing" data-widget-load="load"><div class="jet-listing-grid__items grid-col-desk-3"
 data-nav='${JSON.stringify(nav)}' data-page="1" data-pages="${ITEMS / PER_PAGE}" data-listing-id="7" data-queried-id="1|WP_Post">
${items(1)}
</div></div>`;
}

async function scrollOnce(browser: Browser, url: string, cpu: number): Promise<ScrollVisit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(watchInteractions);
    const devtools = await context.newCDPSession(page);
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url);
    await page.focus('#field');
    const memory: ScrolledMemory[] = [];
    for (let next = STEP; next <= ITEMS; next += STEP) {
      await scrollTo(page, next);
      const items = await page.locator('[data-post-id]').count();
      memory.push({ items, ...(await memoryOf(devtools)) });
    }
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
    return { ...(await responsivenessOf(page)), memory };
  } finally {
    await context.close();
  }
}

/** Turns the wheel and types a letter, whether a request is running or not, until there are at least `count` items. */
async function scrollTo(page: Page, count: number): Promise<void> {
  const end = Date.now() + 120_000;
  for (;;) {
    const found = await page.locator('[data-post-id]').count();
    if (found >= count) return;
    if (Date.now() > end) throw new Error(`expected ${count} items, found ${found}`);
    await page.mouse.wheel(0, 1500);
    await page.keyboard.press('a');
  }
}

export function scrollTable(visits: readonly ScrollVisit[]): string {
  const steps = visits[0]?.memory ?? [];
  const rows = steps.map(({ items }, at) => {
    const of = (field: keyof ScrolledMemory, unit = 1) =>
      median(visits.map(({ memory }) => (memory[at]?.[field] ?? Number.NaN) / unit));
    return [`${items} items`, cell(of('heap', 1e6), 2), cell(of('nodes') / items, 1), cell(of('listeners'))];
  });
  return table(['loaded', 'JavaScript heap MB', 'DOM nodes per item', 'listeners'], rows);
}

export function scrollVerdicts(visits: readonly ScrollVisit[], cpu: number): string[] {
  const grown = median(visits.map(({ memory }) => growth(memory)));
  return [
    responsivenessVerdict('endless listing', visits, cpu),
    `endless listing, JavaScript memory per additional item in the second half: ${grown.toFixed(0)} bytes`,
  ];
}

/** Returns the growth of the heap per item in the second half of the listing, in bytes. */
function growth(memory: readonly ScrolledMemory[]): number {
  const last = memory.at(-1);
  const middle = memory[Math.floor(memory.length / 2)];
  return last && middle ? (last.heap - middle.heap) / (last.items - middle.items) : Number.NaN;
}

import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import { watchInteractions } from './infinite-scroll.ts';
import { pageHtml } from './page.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** Slides of the carousel, and how often the visitor presses its arrow, by click and by key. */
const SLIDES = 200;
const PRESSES = 30;

/** Interaction to next paint must stay below this. */
const RESPONSIVE_MS = 200;

export interface SlidesVisit {
  /** In ms, as the web vital counts it: the slowest but one in fifty. Steps of 8 ms. */
  readonly responsiveness: number;
  readonly slowest: number;
  readonly interactions: number;
}

declare const interactions: Map<number, number>;

/** A visitor goes through a carousel of 200 slides with a button for each. */
export async function manySlides(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<SlidesVisit[]> {
  const path = '/slides/';
  const peer = {
    name: 'iyim-carousel',
    entry: 'iyim/carousel.ts',
    island: () => '',
    flavour: 'react',
  } as const;
  site.add(path, pageHtml('Slides', carousel, await addScript(site, path, peer)));
  const visits: SlidesVisit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visitOnce(browser, site.origin + path, cpu));
  return visits;
}

const slide = (_: unknown, index: number) =>
  `<li><article><h3><a href="#slide${index}">Slide ${index}</a></h3><p>A sentence about it, as long as they are.</p><button type="button">Add</button></article></li>`;

const carousel = `<div data-widget="carousel" data-widget-load="load" data-widget-settings='{"slides_per_view":4,"loop":true,"pagination":"bullets"}'>
<ul>${Array.from({ length: SLIDES }, slide).join('\n')}</ul></div>`;

async function visitOnce(browser: Browser, url: string, cpu: number): Promise<SlidesVisit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const devtools = await context.newCDPSession(page);
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url);
    const next = page.locator('.iyim-carousel-next');
    for (let press = 0; press < PRESSES; press++) {
      await next.click();
      await page.keyboard.press('ArrowRight');
    }
    const durations = (await page.evaluate(() => [...interactions.values()])).sort((a, b) => b - a);
    return {
      responsiveness: durations[Math.floor(durations.length / 50)] ?? 0,
      slowest: durations[0] ?? 0,
      interactions: durations.length,
    };
  } finally {
    await context.close();
  }
}

export function slidesVerdicts(visits: readonly SlidesVisit[], cpu: number): string[] {
  const responsiveness = median(visits.map((one) => one.responsiveness));
  const slowest = median(visits.map((one) => one.slowest));
  return [
    `carousel of ${SLIDES} slides, interaction to next paint below ${RESPONSIVE_MS} ms (${cpu}× CPU): ${responsiveness.toFixed(0)} ms ` +
      `(slowest of all ${slowest.toFixed(0)} ms): ${responsiveness < RESPONSIVE_MS ? 'met' : 'missed'}`,
  ];
}

import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import {
  type Responsiveness,
  responsivenessOf,
  saidResponsiveness,
  watchInteractions,
} from './interactions.ts';
import { pageHtml } from './page.ts';
import type { Site } from './site.ts';

/** Slides of the carousel, and how often the visitor presses its arrow, by click and by key. */
const SLIDES = 200;
const PRESSES = 30;

/** A visitor goes through a carousel of 200 slides with a button for each. */
export async function manySlides(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<Responsiveness[]> {
  const path = '/slides/';
  const peer = {
    name: 'iyim-carousel',
    entry: 'iyim/carousel.ts',
    island: () => '',
    flavour: 'react',
  } as const;
  site.add(path, pageHtml('Slides', carousel, await addScript(site, path, peer)));
  const visits: Responsiveness[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visitOnce(browser, site.origin + path, cpu));
  return visits;
}

const slide = (_: unknown, index: number) =>
  `<li><article><h3><a href="#slide${index}">Slide ${index}</a></h3><img class="swiper-lazy" data-src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E#${index}" width="300" height="200" alt=""><p>A sentence about it, as long as they are.</p><button type="button">Add</button></article></li>`;

const carousel = `<div data-widget="carousel" data-widget-load="load" data-widget-settings='{"slides_per_view":4,"loop":true,"pagination":"bullets"}'>
<ul>${Array.from({ length: SLIDES }, slide).join('\n')}</ul></div>`;

async function visitOnce(browser: Browser, url: string, cpu: number): Promise<Responsiveness> {
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
    return await responsivenessOf(page);
  } finally {
    await context.close();
  }
}

export const slidesVerdicts = (visits: readonly Responsiveness[], cpu: number): string[] => [
  saidResponsiveness(`carousel of ${SLIDES} slides`, visits, cpu),
];

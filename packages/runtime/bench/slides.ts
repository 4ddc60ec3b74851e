import type { Browser, Page } from 'playwright';
import { busyVisits } from './busy-visits.ts';
import { type Responsiveness, responsivenessVerdict } from './interactions.ts';
import type { Site } from './site.ts';

/** Number of slides, and number of times that the arrow is clicked and then a key is pressed. */
const SLIDES = 200;
const PRESSES = 30;

/** Measures a looping carousel of 200 slides with a dot for each, while it is moved by clicks and keys. */
export const manySlides = (
  browser: Browser,
  site: Site,
  settings: { rounds: number; cpu: number },
): Promise<Responsiveness[]> =>
  busyVisits(browser, site, { path: '/slides/', widget: 'carousel', html: carousel }, settings, turn);

const slide = (_: unknown, index: number) =>
  `<li><article><h3><a href="#slide${index}">Slide ${index}</a></h3><img class="swiper-lazy" data-src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E#${index}" width="300" height="200" alt=""><p>A sentence about it, as long as they are.</p><button type="button">Add</button></article></li>`;

const carousel = `<div data-widget="carousel" data-widget-load="load" data-widget-settings='{"slides_per_view":4,"loop":true,"pagination":"bullets"}'>
<ul>${Array.from({ length: SLIDES }, slide).join('\n')}</ul></div>`;

async function turn(page: Page): Promise<object> {
  const next = page.locator('.iyim-carousel-next');
  for (let press = 0; press < PRESSES; press++) {
    await next.click();
    await page.keyboard.press('ArrowRight');
  }
  return {};
}

export const slidesVerdicts = (visits: readonly Responsiveness[], cpu: number): string[] => [
  responsivenessVerdict(`carousel of ${SLIDES} slides`, visits, cpu),
];

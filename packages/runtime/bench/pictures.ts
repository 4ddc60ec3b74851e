import type { Browser, CDPSession, Page } from 'playwright';
import { busyVisits } from './busy-visits.ts';
import { type Responsiveness, responsivenessVerdict } from './interactions.ts';
import { type Memory, memoryOf } from './memory.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** Number of pictures in the gallery, and number of clicks on its filters. */
const PICTURES = 500;
const PRESSES = 50;
const FILTERS = ['all', '0', '1', '2', '3'];

export interface PicturesVisit extends Responsiveness {
  /** Memory after each filter has been clicked once, halfway, and at the end. */
  readonly memory: readonly Memory[];
}

/** Clicks the filters of a gallery of 500 pictures, in the markup of Elementor Pro's gallery. */
export const manyPictures = (
  browser: Browser,
  site: Site,
  settings: { rounds: number; cpu: number },
): Promise<PicturesVisit[]> =>
  busyVisits(browser, site, { path: '/pictures/', widget: 'gallery', html: gallery }, settings, filter);

const picture = (_: unknown, index: number) =>
  `<a class="e-gallery-item elementor-gallery-item" href="/large/${index}.jpg" data-e-gallery-tags="${index % 4}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="/small/${index}.jpg" data-width="300" data-height="200" aria-label="Picture ${index}" role="img"></div><div class="elementor-gallery-item__overlay"></div></a>`;

const gallery = `<div class="elementor-element" data-id="abc1234" data-widget="gallery" data-widget-load="load" data-settings='{"columns":5,"lazyload":"yes"}'>
<div class="elementor-gallery__titles-container">${FILTERS.map((filter) => `<a class="elementor-item elementor-gallery-title" data-gallery-index="${filter}">Filter ${filter}</a>`).join('')}</div>
<div class="elementor-gallery__container">${Array.from({ length: PICTURES }, picture).join('\n')}</div></div>`;

async function filter(page: Page, devtools: CDPSession): Promise<{ memory: Memory[] }> {
  const filters = page.locator('.elementor-gallery-title[role=button]');
  await filters.last().waitFor();
  const memory: Memory[] = [];
  for (let press = 1; press <= PRESSES; press++) {
    await filters.nth(press % FILTERS.length).click();
    if ([FILTERS.length, PRESSES / 2, PRESSES].includes(press)) memory.push(await memoryOf(devtools));
  }
  return { memory };
}

export function picturesVerdicts(visits: readonly PicturesVisit[], cpu: number): string[] {
  const of = (field: keyof Memory) =>
    [0, 1, 2].map((at) => median(visits.map(({ memory }) => memory[at]?.[field] ?? Number.NaN)));
  const heap = of('heap').map((bytes) => `${(bytes / 1e6).toFixed(2)} MB`);
  return [
    responsivenessVerdict(`gallery of ${PICTURES} pictures, a filter`, visits, cpu),
    `gallery, after ${FILTERS.length}, ${PRESSES / 2} and ${PRESSES} filters (${cpu}× CPU): heap ${heap.join(', ')}, ` +
      `DOM nodes ${of('nodes').join(', ')}, listeners ${of('listeners').join(', ')}`,
  ];
}

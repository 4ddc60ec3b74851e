import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { mediaFaults } from '../../../packages/runtime/src/testing/media-faults.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations in the page, a line for each. Other results are not collected, because collecting them takes longer
 * than running the rules.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  });
}

/** Waits for the end of finite animations, because half-transparent text has no measurable contrast. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations of elements that have just come into view start a few frames later.
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Returns the elements that make the page wider than its window. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
    return [
      `the page is ${scrollWidth} px wide`,
      ...wide.map(({ localName, className }) => `<${localName} class="${className}">`),
    ];
  });

/** Lists text and shapes that are doubled, cut off or missing in print or with forced colours, one line each. */
export async function mediaFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(mediaFaults, 'screen' as const);
  await page.emulateMedia({ media: 'print' });
  await still(page);
  const onPaper = await page.evaluate(mediaFaults, 'print' as const);
  await page.emulateMedia({ media: null, forcedColors: 'active' });
  await still(page);
  const inForcedColors = await page.evaluate(mediaFaults, 'forced-colors' as const);
  await page.emulateMedia({ forcedColors: null });
  return [
    ...onPaper.map((fault) => `print: ${fault}`),
    ...inForcedColors.map((fault) => `forced colours: ${fault}`),
  ];
}

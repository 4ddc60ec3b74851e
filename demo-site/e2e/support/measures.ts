import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in the page, each as one line. Only in the page itself: for frames of other origins, which the shop does not
 * have, it would open a second page. It describes nothing but violations: the rest takes longer than all its rules.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** Waits for the end of what fades and glides: half-transparent text has no contrast to measure. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** What makes the page wider than its window. */
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

import { expect, type Page } from '@playwright/test';

/** Islands that wait for a shopper's first touch, or in a popup for its opening. */
const patient =
  ':is([data-widget="checkout-login"], [data-widget="live-search"], [data-widget="subscribe"], [data-widget="popup"] [data-widget])';

/** Scrolls past everything that waits to be seen, what it brings along included, until every island of the page has mounted. */
export async function settle(page: Page): Promise<void> {
  // A closed popup has no place to scroll to, and mounts all the same.
  const hosts = page.locator(`[data-widget]:not(${patient})`).filter({ visible: true });
  const waiting = page.locator(`[data-widget]:not(${patient}, [data-widget-state="mounted"])`);
  await expect(async () => {
    for (const host of await hosts.all()) await host.scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await waiting.evaluateAll((hosts) => hosts.map(({ outerHTML }) => outerHTML))).toEqual([]);
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(nextFrames);
}

/** What was changed last has been painted. */
const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

import { expect, type Page } from '@playwright/test';

/** Islands that wait for a shopper's first touch. */
const patient = ':is([data-widget="checkout-login"], [data-widget="live-search"], [data-widget="subscribe"])';

/** Scrolls past everything that waits to be seen, what it brings along included, until every island of the page has mounted. */
export async function settle(page: Page): Promise<void> {
  const hosts = page.locator(`[data-widget]:not(${patient})`);
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

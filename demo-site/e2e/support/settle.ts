import { expect, type Page } from '@playwright/test';

/** Islands that wait for a shopper's first touch. */
const patient =
  ':is([data-widget="checkout-login"], [data-widget="live-search"], [data-widget="search-suggestions"])';

/** Scrolls past everything that waits to be seen, and waits until every island of the page has mounted. */
export async function settle(page: Page): Promise<void> {
  for (const host of await page.locator(`[data-widget]:not(${patient})`).all()) {
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-widget-state', 'mounted');
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(nextFrames);
}

/** What was changed last has been painted. */
const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

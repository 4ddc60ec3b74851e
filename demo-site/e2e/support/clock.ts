import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock, at the server's time unless told otherwise: from now on only `pass` and `wake` move it. Epoch ms. */
export async function stopClock(page: Page, at = Date.now()): Promise<void> {
  await page.clock.install({ time: at - 1000 });
  await page.clock.pauseAt(at);
}

/** Moves the clock in small steps until an island has mounted: no more than `step` ms of its timers have run then. */
export async function wake(page: Page, host: Locator, step = 50): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(host).toHaveAttribute('data-widget-state', 'mounted', { timeout: 100 });
  }).toPass({ intervals: [10] });
}

/** Opens a page and waits for the cart that its mini-cart asks for: a clock that jumps would end the request. */
export async function openWithCart(page: Page, open: () => Promise<unknown>): Promise<void> {
  const cart = page.waitForResponse(/get_refreshed_fragments/);
  await open();
  await cart;
}

/** Lets so many seconds pass, and all that is due in them happen. */
export const pass = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);

/** Now: the clock moves no more than it takes to arm what opens a dialog at once. */
export const isOpen = (page: Page, dialog: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 10_000 });

/** The same for what has the focus: preact gives it a frame after React. */
export const isFocused = (page: Page, element: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5);
    await expect(element).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 10_000 });

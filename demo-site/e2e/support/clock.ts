import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock at `at` (epoch ms), by default now. After that, only tests move it, with functions such as `pass`. */
export async function stopClock(page: Page, at = Date.now()): Promise<void> {
  await page.clock.install({ time: at - 1000 });
  await page.clock.pauseAt(at);
}

/** Moves the clock in steps of `step` ms until an island has mounted, so that its timers have run for at most one step. */
export async function wake(page: Page, host: Locator, step = 50): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(host).toHaveAttribute('data-widget-state', 'mounted', { timeout: 100 });
  }).toPass({ intervals: [10] });
}

/** Opens a page and waits for the cart that its mini-cart requests, because a jump of the clock would abort the request. */
export async function openWithCart(page: Page, open: () => Promise<unknown>): Promise<void> {
  const cart = page.waitForResponse(/get_refreshed_fragments/);
  await open();
  await cart;
}

/** Jumps ahead by `ms` once the page has no request under way, because the jump would exceed the request's time-out. */
export async function jump(page: Page, ms: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(ms);
}

/** Moves the clock by a number of seconds and runs the timers that are due. */
export const pass = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);

/** Expects a dialog to open, and moves the clock only for the few ms that the dialog's trigger needs to be armed. */
export const isOpen = (page: Page, dialog: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 10_000 });

/** Expects an element to be focused within a few ms of the clock, because preact focuses it one frame later than React. */
export const isFocused = (page: Page, element: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5);
    await expect(element).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 10_000 });

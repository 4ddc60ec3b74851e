import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** How many popups of the listings plugin have told that what opens them is armed. */
    armedPopups?: number;
  }
}

/** Counts the armed popups of each page that is opened from now on: their code comes after their island has mounted. */
export async function countArmed(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    if (window.armedPopups !== undefined) return;
    window.armedPopups = 0;
    const name = 'jet-popup/init-events/after';
    const count = () => {
      window.armedPopups = (window.armedPopups ?? 0) + 1;
    };
    addEventListener(name, count);
    // Through the page's jQuery, which may come at any time, it is told to jQuery's listeners only.
    const followed = new WeakSet<object>();
    const follow = () => {
      const { jQuery } = window as { jQuery?: (of: Window) => { on(name: string, heard: () => void): void } };
      if (!jQuery || followed.has(jQuery)) return;
      followed.add(jQuery);
      jQuery(window).on(name, count);
    };
    document.addEventListener('load', follow, true);
    document.addEventListener('DOMContentLoaded', follow);
  });
}

/** All popups of the page are armed. Only after `countArmed`. */
export async function allArmed(page: Page): Promise<void> {
  const all = await page.locator('.jet-popup').count();
  await expect.poll(() => page.evaluate(() => window.armedPopups)).toBe(all);
}

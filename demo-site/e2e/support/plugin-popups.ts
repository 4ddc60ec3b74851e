import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of popups of the listings plugin that have reported that their triggers are armed. */
    armedPopups?: number;
  }
}

/** Counts the armed popups of each page that is opened from now on. Their code loads after their island has mounted. */
export async function countArmed(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    if (window.armedPopups !== undefined) return;
    window.armedPopups = 0;
    const name = 'jet-popup/init-events/after';
    const count = () => {
      window.armedPopups = (window.armedPopups ?? 0) + 1;
    };
    addEventListener(name, count);
    // Once the page has jQuery, which may load at any time, the event is only fired for jQuery's listeners.
    const followed = new WeakSet<object>();
    const follow = () => {
      const { jQuery } = window as {
        jQuery?: (of: Window) => { on(name: string, listener: () => void): void };
      };
      if (!jQuery || followed.has(jQuery)) return;
      followed.add(jQuery);
      jQuery(window).on(name, count);
    };
    document.addEventListener('load', follow, true);
    document.addEventListener('DOMContentLoaded', follow);
  });
}

/** Waits until all popups of the page are armed. Requires `countArmed`. */
export async function allArmed(page: Page): Promise<void> {
  const all = await page.locator('.jet-popup').count();
  await expect.poll(() => page.evaluate(() => window.armedPopups)).toBe(all);
}

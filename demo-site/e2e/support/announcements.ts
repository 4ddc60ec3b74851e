import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** All that was said to screen readers through the page's live region. */
    announcements?: string[];
  }
}

/** Listens to each page that `page` opens from now on, as a screen reader does. */
export async function listenToAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.announcements = heard;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target instanceof Element && target.matches('[data-iyim-announcer]'))
          for (const { textContent } of addedNodes) heard.push((textContent ?? '').trim());
    }).observe(document, { subtree: true, childList: true });
  });
}

export const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.announcements ?? ['nobody listens']);

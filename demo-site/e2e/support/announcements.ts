import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts announced to screen readers through the page's live region. */
    announcements?: string[];
  }
}

/** Records announcements on each page that `page` opens from now on. */
export async function listenToAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    window.announcements = texts;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target instanceof Element && target.matches('[data-iyim-announcer]'))
          for (const { textContent } of addedNodes) texts.push((textContent ?? '').trim());
    }).observe(document, { subtree: true, childList: true });
  });
}

export const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.announcements ?? ['announcements are not recorded']);

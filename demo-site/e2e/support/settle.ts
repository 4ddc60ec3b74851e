import { expect, type Page } from '@playwright/test';

/** Islands that wait for a shopper's first touch, in a popup for its opening, or in a hidden section for the button that shows it. */
const patient =
  ':is([data-widget="add-to-cart"], [data-widget="checkout-login"], [data-widget="live-search"], [data-widget="mega-menu"], [data-widget="subscribe"], [data-widget="popup"] [data-widget], .jet-view-more-section[hidden] [data-widget])';

/** Scrolls past everything that waits to be seen, what it brings along included, until every island of the page has mounted. */
export const settle = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(scrollThrough, patient)).toEqual([]);
  }).toPass({ intervals: [50], timeout: 20_000 });

/**
 * Runs in the page: scrolls to each island, and back to the top. Gives the islands that have not mounted, or says that there is
 * none: every page has some, but one that adopts names them later.
 */
async function scrollThrough(exempt: string): Promise<string[]> {
  if (!document.querySelector('[data-widget]')) return ['no island'];
  // Observers hear of a frame at its end.
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const host of document.querySelectorAll(`[data-widget]:not(${exempt})`)) {
    // A closed popup has no place to scroll to, and mounts all the same.
    if (!host.checkVisibility()) continue;
    const { top, bottom, left, right } = host.getBoundingClientRect();
    if (top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth) continue;
    host.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    await painted();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await painted();
  await painted();
  const waiting = document.querySelectorAll(`[data-widget]:not(${exempt}, [data-widget-state="mounted"])`);
  return [...waiting].map(({ outerHTML }) => outerHTML);
}

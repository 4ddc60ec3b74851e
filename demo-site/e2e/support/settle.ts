import { expect, type Page } from '@playwright/test';

/** Islands that do not mount when they scroll into view: they wait for an interaction, for a popup to open, or for a section to be shown. */
const patient =
  ':is([data-widget="add-to-cart"], [data-widget="checkout-login"], [data-widget="live-search"], [data-widget="mega-menu"], [data-widget="subscribe"], [data-widget="popup"] [data-widget], .jet-view-more-section[hidden] [data-widget], [inert] [data-widget])';

/**
 * Scrolls to every island that waits to come into view, including islands in content that then loads, until all have mounted,
 * except the `patient` ones.
 */
export const settle = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(scrollThrough, patient)).toEqual([]);
  }).toPass({ intervals: [50], timeout: 20_000 });

/**
 * Scrolls to each island and back to the top. Runs in the page. Returns the islands that have not mounted, or a message if there
 * are no islands: every page has some, but adopted hosts get their `data-widget` later.
 */
async function scrollThrough(exempt: string): Promise<string[]> {
  if (!document.querySelector('[data-widget]')) return ['no island'];
  // Observers run at the end of a frame.
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const host of document.querySelectorAll(`[data-widget]:not(${exempt})`)) {
    // A closed popup cannot be scrolled to, and mounts without being scrolled to.
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

import type { Page } from '@playwright/test';
import { holdBack } from './harness.ts';

declare global {
  interface Window {
    /** Layout shifts that no input caused, with their time in ms and the moved elements. */
    layoutShifts?: { readonly at: number; readonly what: string }[];
    /** Time of the whole page's first paint, in ms. */
    drawnAt?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Records layout shifts on each page that `page` opens from now on. On a busy machine the browser paints a page before it has
 * parsed all of it, and the rest of the page then moves grids and tables. Such shifts are ignored, because scripts do not cause
 * them.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { at: number; what: string }[] = [];
    window.layoutShifts = shifts;
    document.addEventListener(
      'readystatechange',
      () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            window.drawnAt = performance.now();
          }),
        ),
      { once: true },
    );
    const name = (node: Node | null) =>
      node instanceof Element
        ? `<${node.localName} class="${node.className}">`
        : (node?.nodeName ?? 'something');
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    // Chromium sometimes reports a text that has the same place before and after.
    const hasMoved = (sources: LayoutShift['sources']) =>
      sources.length === 0 || sources.some((moved) => place(moved.previousRect) !== place(moved.currentRect));
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, startTime, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput && hasMoved(sources))
          shifts.push({
            at: startTime,
            what: `${value}: ${sources
              .map(
                (moved) => `${name(moved.node)} ${place(moved.previousRect)} → ${place(moved.currentRect)}`,
              )
              .join(', ')}`,
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { drawnAt, layoutShifts: shifts } = window;
    if (!shifts || drawnAt === undefined) return ['layout shifts are not recorded'];
    return shifts.filter(({ at }) => at >= drawnAt).map(({ what }) => what);
  });

/**
 * Opens a page whose script starts only after the browser has painted the page, as on a slow connection. Otherwise most islands
 * mount before the first paint, and their layout shifts are not recorded.
 */
export async function openDrawn(page: Page, address: string): Promise<void> {
  const { release } = await holdBack(page, '**/iyim.js*');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.drawnAt !== undefined);
  release();
  await page.waitForLoadState('load');
}

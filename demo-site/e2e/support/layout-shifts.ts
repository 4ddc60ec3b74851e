import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every layout shift that no visitor's hand caused, and what moved. */
    layoutShifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Watches each page that `page` opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    const name = (node: Node | null) =>
      node instanceof Element
        ? `<${node.localName} class="${node.className}">`
        : (node?.nodeName ?? 'something');
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push(`${value}: ${sources.map(({ node }) => name(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.layoutShifts ?? ['layout shifts are not watched']);
